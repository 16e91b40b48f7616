/*
 * The formatter of messages for embeds: icu-minify's without numbers and dates of a format, which would weigh as much as the rest. The
 * build refuses messages that have them.
 */

type Chosen = string | 0 | readonly Part[];
type Part = string | 0 | readonly [name: string, kind?: unknown, ...rest: unknown[]];
interface Formatters {
  getNumberFormat(locale: string): Intl.NumberFormat;
  getPluralRules(locale: string, options?: Intl.PluralRulesOptions): Intl.PluralRules;
}

const CHOICE = 1;
const PLURAL = 2;

/** Same as icu-minify: the text, or its parts where tags made something else. */
export default function format(
  message: string | readonly Part[],
  locale: string,
  values: Record<string, unknown>,
  { formatters }: { formatters: Formatters },
): unknown {
  const parts = (chosen: Chosen, count?: number): unknown[] => {
    const made: unknown[] = [];
    for (const part of Array.isArray(chosen) ? (chosen as readonly Part[]) : [chosen as Part]) {
      for (const piece of part
        ? typeof part === "string"
          ? [part]
          : ofValue(part, count)
        : [written(count)]) {
        if (piece === "") continue;
        const last = made.length - 1;
        if (typeof piece === "string" && typeof made[last] === "string") made[last] += piece;
        else made.push(piece);
      }
    }
    return made;
  };
  const written = (count?: number) => formatters.getNumberFormat(locale).format(count ?? 0);
  const ofValue = ([name, kind, ...rest]: Exclude<Part, string | 0>, count?: number): unknown[] => {
    const value = values[name];
    if (kind === undefined) return [String(value)];
    if (kind !== CHOICE && kind !== PLURAL) {
      return [(value as (chunks: unknown[]) => unknown)(parts([kind, ...rest] as Part[], count))].flat();
    }
    const choices = rest[0] as Record<string, Chosen>;
    const chosen =
      kind === CHOICE
        ? choices[value as string]
        : (choices[`=${value}`] ?? choices[formatters.getPluralRules(locale).select(value as number)]);
    return parts(chosen ?? choices.other ?? "", kind === PLURAL ? (value as number) : count);
  };
  if (typeof message === "string") return message;
  const made = parts(message);
  return made.length > 1 ? made : (made[0] ?? "");
}
