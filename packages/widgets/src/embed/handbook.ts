import { allEmbedDocs, embedEvents } from "./allEmbedDocs.ts";
import { appearanceDocs, languageDocs } from "./appearanceDocs.ts";
import type { AttributeDocs } from "./embedDocs.ts";
import { attributeWords } from "./manifest.ts";

/** Every element, its attributes and events, as Markdown: the generated part of docs/embedding.md. */
export function embedHandbook(): string {
  return [
    ...allEmbedDocs.flatMap(({ widget, title, summary, attributes }) => [
      `### ${title}: \`<${widget.tag}>\``,
      summary,
      ...attributeTable(attributes),
    ]),
    "### Attributes of all of them",
    ...attributeTable({ ...languageDocs, ...appearanceDocs }),
    "### Events of all of them",
    table(
      ["event", "type", "meaning"],
      embedEvents.map(({ name, type, description }) => [code(name), code(type), description]),
    ),
  ].join("\n\n");
}

function attributeTable(attributes: Readonly<Record<string, AttributeDocs>>): string[] {
  const rows = Object.entries(attributes).map(([name, docs]) => [
    code(name),
    attributeWords(docs),
    (docs.choices ?? []).map(({ value, label }) => `${code(value)} (${label})`).join(", "),
  ]);
  return rows.length > 0 ? [table(["attribute", "meaning", "values"], rows)] : [];
}

function table(head: string[], rows: string[][]): string {
  const line = (cells: string[]) => `| ${cells.map((cell) => cell.replaceAll("|", "\\|")).join(" | ")} |`;
  return [line(head), line(head.map(() => "---")), ...rows.map(line)].join("\n");
}

const code = (text: string) => `\`${text}\``;
