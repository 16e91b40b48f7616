/** Business size, or a processor's processing volume. `value` is what the API keeps. */
export const BUSINESS_SIZES = [
  { value: "SML", label: "Small" },
  { value: "MED", label: "Medium" },
  { value: "LRG", label: "Large" },
] as const;

export type BusinessSize = (typeof BUSINESS_SIZES)[number]["value"];

const SIZE_SPELLINGS: Readonly<Record<string, BusinessSize>> = {
  sml: "SML",
  sma: "SML",
  small: "SML",
  med: "MED",
  medium: "MED",
  lrg: "LRG",
  lar: "LRG",
  large: "LRG",
};

/** The size that a spelling means (`SML`, `Sma`, `Small` …); undefined when it means none. */
export function businessSize(spelling: string): BusinessSize | undefined {
  return SIZE_SPELLINGS[spelling.trim().toLowerCase()];
}

/** Answers to delivery, co-packing, private label and custom process. */
export const ANSWERS = [
  { value: 1, label: "Yes" },
  { value: 2, label: "No" },
  { value: 3, label: "Negotiable" },
] as const;

export type Answer = (typeof ANSWERS)[number]["value"];

/** What the API sends while a business has not said anything about delivery; `delivery_answered` tells it from a “no”. */
export const DELIVERY_DEFAULT: Answer = 2;

/** The delivery answers that a role may give: a vendor has only yes and no. */
export function deliveryAnswersFor(role: string): readonly (typeof ANSWERS)[number][] {
  return role === "vendor" ? ANSWERS.slice(0, 2) : ANSWERS;
}

/** What an answer reads like; any other value reads as negotiable. */
export function answerLabel(value: number): string {
  return (ANSWERS.find((answer) => answer.value === value) ?? ANSWERS[2]).label;
}
