import { describe, expect, it } from "vitest";
import { allEmbedDocs } from "../embed/allEmbedDocs.ts";
import { appearanceDocs, languageDocs } from "../embed/appearanceDocs.ts";
import type { AttributeDocs } from "../embed/embedDocs.ts";
import { french } from "../testing/translate.ts";
import { docsText } from "./docsText.ts";

/** The texts of an attribute that its field shows. */
function shown({ type, label, description, choices, without }: AttributeDocs): string[] {
  const hints = ["text", "postal-code", "font", "categories"].includes(type) ? [description] : [];
  const empty = (type === "choice" || type === "length" || type === "number") && without ? [without] : [];
  return [label, ...hints, ...empty, ...(choices ?? []).map((choice) => choice.label)];
}

const texts = [
  ...allEmbedDocs.flatMap(({ title, summary, attributes }) => [
    title,
    summary,
    ...Object.values(attributes).flatMap(shown),
  ]),
  ...Object.values({ ...languageDocs, ...appearanceDocs }).flatMap(shown),
];

/** Words that are the same in both languages, as languages’ own names are. */
const ALIKE = ["Accent", "English", "Français"];

describe("The documentation in the builder", () => {
  it.each([...new Set(texts)].filter((text) => !ALIKE.includes(text)))("is French: %s", (text) => {
    expect(docsText(french, text)).not.toBe(text);
  });
});
