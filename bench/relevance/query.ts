import type { Ad, Business, Judge } from "./grading.ts";

export const CLASSES = [
  "products",
  "services",
  "places",
  "names",
  "typing errors",
  "synonyms",
  "sentences",
  "two topics",
  "descriptors",
  "buyers",
] as const;

export type QueryClass = (typeof CLASSES)[number];
export const LANGUAGES = ["en", "fr"] as const;
export type Language = (typeof LANGUAGES)[number];

interface Asked {
  text: string;
  class: QueryClass;
  language: Language;
  /** Nothing in the demo network answers it, and that is meant. */
  unanswered: boolean;
  /** Whether it is of the second writing, of which figures are given as well. */
  second?: boolean;
}

export interface JudgedQuery<T> extends Asked {
  judge: Judge<T>;
}

/** A query and how its hits are graded. */
export type Entry<T> = [text: string, judge: Judge<T>, mark?: "unanswered"];

/** The queries of a class. */
export function queries<T>(
  name: QueryClass,
  language: Language,
  entries: readonly Entry<T>[],
): JudgedQuery<T>[] {
  return entries.map(([text, judge, mark]) => ({
    text,
    class: name,
    language,
    unanswered: mark === "unanswered",
    judge,
  }));
}

/** Marks queries of the second writing. */
export function fromSecondWriting<T>(all: readonly JudgedQuery<T>[]): JudgedQuery<T>[] {
  return all.map((query) => ({ ...query, second: true }));
}

export type ProfileQuery = JudgedQuery<Business>;
export type ClassifiedQuery = JudgedQuery<Ad>;
