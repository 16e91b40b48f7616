import type { Translate } from "../locale/strings.ts";
import { comparable } from "./comparable.ts";

/**
 * A label of the vocabulary in the reader's language: business types, categories, roles, checklists, carriers' services … Their English is
 * their value on the wire. A name that is not translated (UPS, HACCP) is the same in every language.
 */
export function label(translate: Translate, english: string): string {
  return translate({ id: `label.${english}`, english });
}

/** The one of some labels that a text is in the reader's language, in any letter case; undefined when it is none of them. */
export function findLabel<Label extends string>(
  translate: Translate,
  text: string,
  labels: readonly Label[],
): Label | undefined {
  const wanted = comparable(text);
  return labels.find((english) => comparable(label(translate, english)) === wanted);
}
