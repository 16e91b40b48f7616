import type { Translate } from "../locale/strings.ts";

/**
 * A label of the vocabulary in the reader's language: business types, categories, roles, checklists, carriers' services … Their English is
 * their value on the wire. A name that is not translated (UPS, HACCP) is the same in every language.
 */
export function label(translate: Translate, english: string): string {
  return translate({ id: `label.${english}`, english });
}
