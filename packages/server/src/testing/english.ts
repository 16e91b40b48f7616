import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";

const packages = join(import.meta.dirname, "..", "..", "..");

type Messages = Record<string, string>;
const read = (file: string): Messages => JSON.parse(readFileSync(join(packages, file), "utf8"));
const plain = (text: string) => text.replaceAll(/\s+/g, " ").trim();

const files = globSync("{server,sdk,embed-check,widgets,app}/{src,app}/**/locales/en-CA.json", {
  cwd: packages,
});
const labels = read("sdk/src/vocabulary/locales/labels.fr-CA.json");
const french = new Set(
  [...files.map((file) => read(file.replace("en-CA", "fr-CA"))), labels].flatMap(Object.values).map(plain),
);

/** What is said in English: messages without values, and labels, where the French is another. */
const english = new Set(
  [...files.flatMap((file) => Object.values(read(file))), ...Object.keys(labels)]
    .map((text) => plain(text.replaceAll(/<\/?\w+>/g, "")))
    // A single word in small letters may be a member's too.
    .filter((text) => !text.includes("{") && !french.has(text) && !/^\p{Ll}+$/u.test(text)),
);

/** The English messages and labels in a French text: a line, a text between tags, or an attribute that people read. */
export function englishIn(text: string): string[] {
  const attributes = [...text.matchAll(/\s(?:alt|title|placeholder|aria-label)="([^"]*)"/g)].map(
    ([, value = ""]) => value,
  );
  const pieces = text
    .replaceAll(/<(style|script)\b.*?<\/\1>/gs, "")
    .split(/<[^>]*>|\n/)
    .concat(attributes);
  const found = pieces.map((piece) =>
    plain(piece.replaceAll("&#39;", "'").replaceAll("&quot;", '"').replaceAll("&amp;", "&")).replace(
      /^\* |\s?:$/g,
      "",
    ),
  );
  return [...new Set(found)].filter((piece) => english.has(piece));
}
