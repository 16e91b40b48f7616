import { LOCALES } from "../locale/locales.ts";

/** Without accents, capitals and stray spaces. */
export const folded = (text: string) =>
  text
    .normalize("NFKD")
    .replace(/\p{M}/gu, "")
    .replace(/[\u00a0\u202f\s]+/g, " ")
    .replace(/[’`]/g, "'")
    .toLowerCase()
    .trim();

/** The month or weekday that a text begins the name of, with three letters or more; undefined where that is not clear. */
export function findName(names: readonly (readonly string[])[], text: string): number | undefined {
  const wanted = text.replace(/\.$/, "");
  if (wanted.length < 3) return undefined;
  const found = names.flatMap((all, at) => (all.some((name) => name.startsWith(wanted)) ? [at] : []));
  return found.length === 1 ? found[0] : undefined;
}

let months: string[][] | undefined;

/** The month that a text names in either language, 1 to 12. */
export function findMonth(text: string): number | undefined {
  months ??= Array.from({ length: 12 }, (_, at) =>
    LOCALES.map((locale) =>
      folded(
        new Intl.DateTimeFormat(locale, { month: "long", timeZone: "UTC" }).format(Date.UTC(2024, at, 1)),
      ),
    ),
  );
  const at = findName(months, text);
  return at === undefined ? undefined : at + 1;
}

export const twoDigits = (number: number | string) => String(number).padStart(2, "0");
