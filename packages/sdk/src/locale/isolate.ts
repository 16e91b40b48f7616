/** Letters that are written from right to left: Hebrew, Arabic, Syriac, Thaana, N’Ko, Adlam and their kin. */
const RIGHT_TO_LEFT = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/u;

/**
 * A text that stands inside another one, such as a name in a sentence: with letters from right to left it is kept apart, so that
 * neither disorders the other's punctuation and numbers. Any other text stays as it is.
 */
export function isolate(text: string): string {
  return RIGHT_TO_LEFT.test(text) ? `\u2068${text}\u2069` : text;
}

/** The values of a message, each text kept apart from the sentence. */
export function isolated<Values extends object>(values: Values): Values {
  const kept = { ...values } as Record<string, unknown>;
  for (const [name, value] of Object.entries(values)) {
    if (typeof value === "string") kept[name] = isolate(value);
  }
  return kept as Values;
}
