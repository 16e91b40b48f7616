/** How to treat text damaged by a wrong encoding. */
export const DAMAGED_TEXT = ["refuse", "repair", "keep"] as const;
export type DamagedText = (typeof DAMAGED_TEXT)[number];
