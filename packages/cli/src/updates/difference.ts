import type { UpdateValue } from "./update-fields.ts";
import type { FieldUpdate } from "./update-plan.ts";

const listOf = (value: UpdateValue) => (Array.isArray(value) ? value : []);

/** What comes to a list and what goes from it; undefined for a field that holds a text. */
export function listDifference({ before, after }: Pick<FieldUpdate, "before" | "after">) {
  if (!Array.isArray(before) && !Array.isArray(after)) return undefined;
  const [had, has] = [listOf(before), listOf(after)];
  return {
    added: has.filter((entry) => !had.includes(entry)),
    removed: had.filter((entry) => !has.includes(entry)),
    kept: has.filter((entry) => had.includes(entry)).length,
  };
}

/** A value in one line; "nothing" where there is none. */
export function valueText(value: UpdateValue): string {
  const text = (Array.isArray(value) ? value.join("; ") : String(value ?? "")).replaceAll(/\s+/g, " ").trim();
  return text === "" ? "nothing" : text;
}

/** Texts from this length on are shown from where they begin to differ. */
const LONG = 160;
/** What is left standing before and after the difference. */
const AROUND = 40;

/** Two values as they are shown beside each other: of long texts the parts that differ. */
export function differingTexts({ before, after }: Pick<FieldUpdate, "before" | "after">): [string, string] {
  const texts: [string, string] = [valueText(before), valueText(after)];
  if (Math.max(...texts.map(({ length }) => length)) < LONG) return texts;
  const [from, to] = texts.map((text) => [...text]) as [string[], string[]];
  let start = 0;
  while (start < from.length && start < to.length && from[start] === to[start]) start += 1;
  let end = 0;
  while (
    end < Math.min(from.length, to.length) - start &&
    from[from.length - 1 - end] === to[to.length - 1 - end]
  )
    end += 1;
  const part = (signs: string[]) => {
    const first = wordStart(signs, start - AROUND);
    const last = Math.min(signs.length, signs.length - end + AROUND);
    return `${first > 0 ? "… " : ""}${signs.slice(first, last).join("").trim()}${last < signs.length ? " …" : ""}`;
  };
  return [part(from), part(to)];
}

/** The beginning of a word at or after a place. */
function wordStart(signs: readonly string[], at: number): number {
  if (at <= 0) return 0;
  const space = signs.indexOf(" ", at);
  return space < 0 || space > at + AROUND ? at : space + 1;
}
