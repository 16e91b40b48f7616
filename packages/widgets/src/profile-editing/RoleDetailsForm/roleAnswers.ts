import type { Schema } from "@foodshed/sdk";
import {
  ANSWERS,
  type Answer,
  BUSINESS_SIZES,
  type BusinessSize,
  DELIVERY_DEFAULT,
} from "@foodshed/sdk/vocabulary";

/* Answers stand in boxes that can be emptied again, so a form holds them as the list of what is ticked. */

const [YES, NO, NEGOTIABLE] = ANSWERS;

export const SIZE_WORDS = BUSINESS_SIZES.map(({ label }) => label);
export const YES_NO_WORDS = [YES.label, NO.label];

type SizeWord = (typeof SIZE_WORDS)[number];

/** The words of the sizes that are kept. */
export function sizeWords(sizes: readonly BusinessSize[]): string[] {
  return BUSINESS_SIZES.filter(({ value }) => sizes.includes(value)).map(({ label }) => label);
}

/** Sizes as they are sent: in whole words. */
export function sizesOf(words: readonly string[]): SizeWord[] {
  return SIZE_WORDS.filter((word) => words.includes(word));
}

/** Yes or no; neither when it is negotiable. */
export function answerWords(answer: Answer): string[] {
  return answer === YES.value ? [YES.label] : answer === NO.value ? [NO.label] : [];
}

/** With neither yes nor no it is negotiable. */
export function answerOf(words: readonly string[]): Answer {
  if (words.includes(YES.label)) return YES.value;
  return words.includes(NO.label) ? NO.value : NEGOTIABLE.value;
}

/** Yes or no; neither while nobody has said. */
export function insuranceWords(held: Schema<"RoleDetails">["third_party_insurance"]): string[] {
  return held === null ? [] : [held ? YES.label : NO.label];
}

export function insuranceOf(words: readonly string[]): boolean | null {
  return words.length === 0 ? null : words.includes(YES.label);
}

/** The answer behind a radio button, which holds it in letters. */
export function deliveryOf(text: string): Answer {
  return ANSWERS.find(({ value }) => String(value) === text)?.value ?? DELIVERY_DEFAULT;
}
