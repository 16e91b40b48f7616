import type { Ad, Business, Judge } from "./grading.ts";
import { type Half, halfOf } from "./measures.ts";

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
export const WRITINGS = ["first", "second", "third", "fourth", "fifth", "sixth"] as const;
export type Writing = (typeof WRITINGS)[number];
export const LANGUAGES = ["en", "fr"] as const;
export type Language = (typeof LANGUAGES)[number];

interface Asked {
  text: string;
  class: QueryClass;
  language: Language;
  /** Nothing in the demo network answers it, and that is meant. */
  unanswered: boolean;
  /** When it was written; figures are given of each writing as well. */
  writing: Writing;
  /** Search has been tuned with it, whichever half its text is in. */
  isTunedWith?: boolean;
}

export interface JudgedQuery<T> extends Asked {
  judge: Judge<T>;
}

/** Writings that belong to one half as a whole. */
const WHOLE_WRITINGS: Partial<Record<Writing, Half>> = {
  third: "tune",
  fourth: "tune",
  fifth: "tune",
  sixth: "held-out",
};

/** Which half a query is in: that of its writing, else that of its text. */
export const halfOfQuery = ({
  text,
  writing,
  isTunedWith,
}: Pick<Asked, "text" | "writing" | "isTunedWith">): Half =>
  isTunedWith ? "tune" : (WHOLE_WRITINGS[writing] ?? halfOf(text));

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
    writing: "first",
    judge,
  }));
}

/** Marks queries of a later writing. */
export function fromWriting<T>(writing: Writing, all: readonly JudgedQuery<T>[]): JudgedQuery<T>[] {
  return all.map((query) => ({ ...query, writing }));
}

/** Marks queries that are looked at one by one. */
export function tunedWith<T>(all: readonly JudgedQuery<T>[]): JudgedQuery<T>[] {
  return all.map((query) => ({ ...query, isTunedWith: true }));
}

export type ProfileQuery = JudgedQuery<Business>;
export type ClassifiedQuery = JudgedQuery<Ad>;
