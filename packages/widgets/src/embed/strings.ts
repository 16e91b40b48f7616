/*
 * The translation of embeds, in place of the SDK's `locale/strings.ts`. Messages of embeds have neither numbers nor dates of a format, so
 * neither icu-minify nor its formatters are needed. The build refuses messages that have them.
 */
import {
  type Catalogue,
  isolate,
  type Locale,
  type LocalizedString,
  type LocalizedText,
  type Translate,
} from "@foodshed/sdk/locale";

type Chosen = string | 0 | readonly Part[];
type Part = string | 0 | readonly [name: string, kind?: unknown, ...rest: unknown[]];
type Values = Record<string, unknown>;

const CHOICE = 1;
const PLURAL = 2;

/** The parts of a compiled message, with texts side by side joined. */
function partsOf(message: Chosen, locale: string, values: Values, count = 0): unknown[] {
  const made: unknown[] = [];
  for (const part of Array.isArray(message) ? (message as readonly Part[]) : [message as Part]) {
    for (const piece of piecesOf(part, locale, values, count)) {
      const last = made.length - 1;
      if (typeof piece === "string" && typeof made[last] === "string") made[last] += piece;
      else if (piece !== "") made.push(piece);
    }
  }
  return made;
}

function piecesOf(part: Part, locale: string, values: Values, count: number): unknown[] {
  if (typeof part === "string") return [part];
  if (!part) return [count.toLocaleString(locale)];
  const [name, kind, ...rest] = part;
  const value = values[name];
  if (kind === undefined) return [isolate(`${value}`)];
  if (kind !== CHOICE && kind !== PLURAL) {
    const inside = partsOf([kind, ...rest] as Part[], locale, values, count);
    return [(value as (chunks: unknown[]) => unknown)(inside)].flat();
  }
  const choices = rest[0] as Record<string, Chosen>;
  const plural = kind === PLURAL;
  const chosen = plural
    ? (choices[`=${value}`] ?? choices[new Intl.PluralRules(locale).select(value as number)])
    : choices[value as string];
  return partsOf(chosen ?? choices.other ?? "", locale, values, plural ? (value as number) : count);
}

export function createTranslate(locale: Locale, catalogue: Catalogue = {}): Translate {
  const translate = ({ id, english }: LocalizedString<never>, values: Values = {}) => {
    const own = catalogue[id];
    const made = partsOf((own ?? english) as Chosen, own === undefined ? "en-CA" : locale, values);
    return made.length > 1 ? made : (made[0] ?? "");
  };
  return Object.assign(translate, {
    locale,
    // For `WidgetTranslate`: the parts are what Preact renders.
    rich: translate,
    parts: (string: LocalizedString<never>, values: Values) => [translate(string, values)].flat(),
  }) as unknown as Translate;
}

export const toEnglish = /* @__PURE__ */ createTranslate("en-CA");

export const localized = (string: LocalizedString<never>, values = {}): LocalizedText => ({ string, values });

export const translateText = (translate: Translate, { string, values }: LocalizedText): string =>
  translate(string as LocalizedString<Values & Record<string, string>>, values as Record<string, string>);
