import { FACT_COLUMNS } from "./facts.ts";
import { ENGLISH_HEADINGS, ENGLISH_SECOND_CHOICES } from "./headings/en.ts";
import { FRENCH_HEADINGS, FRENCH_SECOND_CHOICES } from "./headings/fr.ts";
import { ROLE_COLUMNS } from "./role-columns.ts";

/** What a members file may say of a business, in the order in which people are asked for it. */
const NAMES = [
  "email",
  "first_name",
  "last_name",
  "name",
  "business_name",
  "title",
  "roles",
  "language",
  ...FACT_COLUMNS,
  "decision",
  "slug",
  ...ROLE_COLUMNS,
] as const;

type Name = (typeof NAMES)[number];

/**
 * Headings that stand for a column, in English and French, as people, mailing lists, customer databases, shops and forms write them.
 * They are compared without letter case, accents and punctuation.
 */
export const COLUMN_ALIASES = readHeadings(ENGLISH_HEADINGS, FRENCH_HEADINGS);

/** Headings that stand for a column only when the file has none of its aliases. */
export const SECOND_CHOICES = readHeadings(ENGLISH_SECOND_CHOICES, FRENCH_SECOND_CHOICES);

/** Reads lists of the form "email: e-mail, courriel", whose long lines go on indented. */
function readHeadings(...texts: string[]): Record<Name, readonly string[]> {
  const found = Object.fromEntries(NAMES.map((name) => [name, [] as string[]])) as Record<Name, string[]>;
  for (const text of texts) {
    for (const [, name, list = ""] of text.matchAll(/^(\w+):((?:.*\n)(?: +.*\n)*)/gm)) {
      found[name as Name].push(...list.split(",").map((heading) => heading.trim().replaceAll(/\s+/g, " ")));
    }
  }
  return found;
}
