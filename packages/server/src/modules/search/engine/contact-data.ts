import type { Word } from "./words.ts";

/** Addresses of mail and of the web, and numbers of telephones: nothing that is searched has them. */
const CONTACT =
  /[^\s@<>]+@[^\s@<>]+|\b(?:https?:\/\/|www\.)\S+|(?<![\p{L}\p{N}])\+?(?:1[\s.-]?)?(?:\(\d{3}\)|\d{3})[\s.-]?\d{3}[\s.-]?\d{4}(?![\p{L}\p{N}])/giu;

/** Whether somebody typed how to reach somebody. */
export function hasContact(typed: string): boolean {
  return typed.search(CONTACT) !== -1;
}

/** The words beside contact data; all of them, where there is nothing else. */
export function withoutContacts(typed: string, words: readonly Word[]): readonly Word[] {
  const spans = [...typed.matchAll(CONTACT)].map(
    ({ index, 0: { length } }) => [index, index + length] as const,
  );
  if (spans.length === 0) return words;
  const others = words.filter(({ start }) => !spans.some(([from, to]) => start >= from && start < to));
  return others.length > 0 ? others : words;
}
