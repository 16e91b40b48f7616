import type {
  Attribute,
  CustomElementDeclaration,
  JavaScriptModule,
  Package,
} from "custom-elements-manifest/schema";
import { tokens } from "../theme/tokens.css.ts";
import { allEmbedDocs, embedEvents } from "./allEmbedDocs.ts";
import { appearanceDocs, languageDocs } from "./appearanceDocs.ts";
import { propertyOf } from "./element.ts";
import type { AttributeDocs, AttributeType, EmbedDocs } from "./embedDocs.ts";

const file = "dist/elements/elements.js";

/** The elements as editors and documentation tools read them (custom-elements.json). */
export function customElementsManifest(): Package {
  const declarations = allEmbedDocs.map(declaration);
  const definitions = declarations.map(
    ({ name, tagName }) =>
      ({ kind: "custom-element-definition", name: tagName, declaration: { name, module: file } }) as const,
  );
  const module: JavaScriptModule = {
    kind: "javascript-module",
    path: file,
    declarations,
    exports: definitions,
  };
  return { schemaVersion: "2.1.0", modules: [module] };
}

function declaration({
  widget,
  title,
  summary,
  attributes,
}: EmbedDocs): CustomElementDeclaration & { tagName: string } {
  const own = Object.entries({ ...attributes, ...appearanceDocs });
  return {
    kind: "class",
    customElement: true,
    tagName: widget.tag,
    name: `${widget.tag.replace(/(?:^|-)(\w)/g, (_dash, letter: string) => letter.toUpperCase())}Element`,
    summary: title,
    description: summary,
    superclass: { name: "HTMLElement" },
    attributes: [...own, ...Object.entries(languageDocs)].map(attribute),
    members: [
      ...own.map(([name, { description }]) => ({
        kind: "field" as const,
        name: propertyOf(name),
        attribute: name,
        reflects: true,
        type: { text: "string | null" },
        description,
      })),
      {
        kind: "method",
        name: "reload",
        description: "Reads everything again.",
        return: { type: { text: "void" } },
      },
    ],
    events: embedEvents.map(({ name, type, description }) => ({ name, type: { text: type }, description })),
    cssProperties: tokenNames(tokens).map((name) => ({ name })),
  };
}

function attribute([name, docs]: [string, AttributeDocs]): Attribute {
  const { type, choices = [] } = docs;
  const typeText: Partial<Record<AttributeType, string>> = {
    choice: choices.map(({ value }) => JSON.stringify(value)).join(" | "),
    flag: "boolean",
    number: "number",
  };
  return {
    name,
    fieldName: propertyOf(name),
    type: { text: typeText[type] ?? "string" },
    description: attributeWords(docs),
  };
}

/** The documentation of an attribute, as one paragraph. */
export function attributeWords({ description, format, without, required }: AttributeDocs): string {
  return [
    description,
    format,
    without && `Without it: ${without}.`,
    required && "Nothing is shown without it.",
  ]
    .filter(Boolean)
    .join(" ");
}

type Contract = { [name: string]: string | Contract };

/** Every custom property of the theme: `var(--foodshed-…)` without its brackets. */
function tokenNames(contract: Contract): string[] {
  return Object.values(contract).flatMap((value) =>
    typeof value === "string" ? [value.replace(/^var\((.*)\)$/, "$1")] : tokenNames(value),
  );
}
