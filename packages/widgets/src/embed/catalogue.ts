import { darkColors, lightColors } from "../theme/palette.ts";
import { allEmbedDocs } from "./allEmbedDocs.ts";
import { appearanceDocs, languageDocs } from "./appearanceDocs.ts";
import type { AttributeDocs } from "./embedDocs.ts";

/** The module with which `@foodshed/embed-check` knows the elements and what their attributes may say. */
export function embedCatalogueModule(): string {
  const catalogue = {
    elements: allEmbedDocs.map(({ name, widget, attributes }) => ({
      tag: widget.tag,
      name,
      attributes: rules(attributes),
    })),
    shared: rules({ ...languageDocs, ...appearanceDocs }),
    paper: { light: lightColors.paper, dark: darkColors.paper },
  };
  return `// Generated from the documentation of the elements by packages/widgets/scripts/custom-elements.mjs.\n\nimport type { Catalogue } from "../elements/attribute-rule.ts";\n\nexport const catalogue: Catalogue = ${JSON.stringify(catalogue, null, 2)};\n`;
}

function rules(attributes: Readonly<Record<string, AttributeDocs>>) {
  return Object.fromEntries(
    Object.entries(attributes).map(([name, { type, choices, required }]) => [
      name,
      {
        type,
        ...(type === "choice" && { values: choices?.map(({ value }) => value) }),
        ...(required && { required }),
      },
    ]),
  );
}
