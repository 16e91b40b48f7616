import { lookManual } from "./lookManual.ts";
import { attributeWords } from "./manifest.ts";
import type { AttributeManual } from "./manual.ts";
import { embedEvents, embedManuals } from "./manuals.ts";

/** Every element, its attributes and events, as Markdown: the part of docs/embedding.md that is written by the elements themselves. */
export function embedHandbook(): string {
  return [
    ...embedManuals.flatMap(({ widget, title, summary, attributes }) => [
      `### ${title}: \`<${widget.tag}>\``,
      summary,
      ...attributeTable(attributes),
    ]),
    "### Attributes of all of them",
    ...attributeTable(lookManual),
    "### Events of all of them",
    table(
      ["event", "type", "meaning"],
      embedEvents.map(({ name, type, description }) => [code(name), code(type), description]),
    ),
  ].join("\n\n");
}

function attributeTable(attributes: Readonly<Record<string, AttributeManual>>): string[] {
  const rows = Object.entries(attributes).map(([name, manual]) => [
    code(name),
    attributeWords(manual),
    (manual.choices ?? []).map(({ value, label }) => `${code(value)} (${label})`).join(", "),
  ]);
  return rows.length > 0 ? [table(["attribute", "meaning", "values"], rows)] : [];
}

function table(head: string[], rows: string[][]): string {
  const line = (cells: string[]) => `| ${cells.map((cell) => cell.replaceAll("|", "\\|")).join(" | ")} |`;
  return [line(head), line(head.map(() => "---")), ...rows.map(line)].join("\n");
}

const code = (text: string) => `\`${text}\``;
