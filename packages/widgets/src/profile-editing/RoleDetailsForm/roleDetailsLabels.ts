import type { Schema } from "@foodshed/sdk";
import { ANSWERS, type Answer, BUSINESS_SIZES, type BusinessSize } from "@foodshed/sdk/vocabulary";

/* Checkboxes can be cleared again, so forms hold an answer as the list of checked labels. */

const [YES, NO, NEGOTIABLE] = ANSWERS;

export const SIZE_LABELS = BUSINESS_SIZES.map(({ label }) => label);
export const YES_NO_LABELS = [YES.label, NO.label];

type SizeLabel = (typeof SIZE_LABELS)[number];

/** The labels of saved sizes. */
export function sizeLabels(sizes: readonly BusinessSize[]): string[] {
  return BUSINESS_SIZES.filter(({ value }) => sizes.includes(value)).map(({ label }) => label);
}

/** The sizes of checked labels, as requests send them. */
export function sizesFromLabels(words: readonly string[]): SizeLabel[] {
  return SIZE_LABELS.filter((word) => words.includes(word));
}

/** The checked label of an answer; none when it is negotiable. */
export function answerLabels(answer: Answer): string[] {
  return answer === YES.value ? [YES.label] : answer === NO.value ? [NO.label] : [];
}

/** The answer of checked labels: negotiable with neither yes nor no. */
export function answerFromLabels(words: readonly string[]): Answer {
  if (words.includes(YES.label)) return YES.value;
  return words.includes(NO.label) ? NO.value : NEGOTIABLE.value;
}

/** The checked label of the insurance answer; none while it is not answered. */
export function insuranceLabels(held: Schema<"RoleDetails">["third_party_insurance"]): string[] {
  return held === null ? [] : [held ? YES.label : NO.label];
}

export function insuranceFromLabels(words: readonly string[]): boolean | null {
  return words.length === 0 ? null : words.includes(YES.label);
}
