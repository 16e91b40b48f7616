import type { ArgTypes } from "@storybook/react-vite";
import { embedEvents } from "../../../embed/allEmbedDocs.ts";
import { appearanceDocs, languageDocs } from "../../../embed/appearanceDocs.ts";
import type { AttributeDocs, EmbedDocs } from "../../../embed/embedDocs.ts";
import { attributeWords } from "../../../embed/manifest.ts";
import { BACKDROPS } from "./backdrops.ts";

/** A control for every attribute of an element, from its documentation; a row for every event; and the page around it. */
export function elementArgTypes({ attributes }: EmbedDocs): ArgTypes {
  return {
    ...controls("Attributes", attributes),
    ...controls("Attributes of all elements", { ...languageDocs, ...appearanceDocs }),
    ...Object.fromEntries(
      embedEvents.map(({ name, type, description }) => [
        name,
        { control: false, description, table: { category: "Events", type: { summary: type } } },
      ]),
    ),
    backdrop: {
      name: "page",
      description: "The page of the partner; no attribute.",
      control: "select",
      options: Object.keys(BACKDROPS),
      table: { category: "Around it" },
    },
    column: {
      name: "column",
      description: "Pixels of the column that it stands in; no attribute.",
      control: { type: "number", min: 200, max: 1280, step: 20 },
      table: { category: "Around it" },
    },
  };
}

const controls = (category: string, attributes: Readonly<Record<string, AttributeDocs>>): ArgTypes =>
  Object.fromEntries(
    Object.entries(attributes).map(([name, docs]) => [
      name,
      { ...controlOf(docs), description: attributeWords(docs), table: tableOf(category, docs) },
    ]),
  );

function controlOf({ type, choices = [] }: AttributeDocs): ArgTypes[string] {
  if (type === "flag") return { control: "boolean" };
  if (type === "color") return { control: "color" };
  if (type !== "choice") return { control: "text" };
  const labels = Object.fromEntries(choices.map(({ value, label }) => [value, label]));
  return {
    control: { type: "select", labels: { undefined: "not set", ...labels } },
    options: [undefined, ...choices.map(({ value }) => value)],
  };
}

const tableOf = (category: string, { type, choices, without, required }: AttributeDocs) => ({
  category,
  type: {
    summary: type === "choice" ? (choices ?? []).map(({ value }) => `"${value}"`).join(" | ") : type,
  },
  defaultValue: { summary: required ? "needed" : (without ?? "") },
});
