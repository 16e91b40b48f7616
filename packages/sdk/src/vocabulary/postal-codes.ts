import { POSTAL_CODE_PATTERN } from "../generated/limits.ts";

export { POSTAL_CODE_PATTERN };

/** A postal code as it is kept, `N0B 1A0`; undefined when the text is none. */
export function postalCode(text: string): string | undefined {
  const trimmed = text.trim();
  if (!POSTAL_CODE_PATTERN.test(trimmed)) return undefined;
  const bare = trimmed.replace(/[ -]/, "").toUpperCase();
  return `${bare.slice(0, 3)} ${bare.slice(3)}`;
}

/** Ontario's postal codes start with K, L, M, N or P. */
export function isOntarioPostalCode(text: string): boolean {
  return postalCode(text) !== undefined && /^[KLMNP]/i.test(text.trim());
}

/** A postal code or its first half, as it is written: `N0B 1A0`, `N0B`; undefined when the text is neither. */
export function postalArea(text: string): string | undefined {
  const trimmed = text.trim();
  return /^[A-Z]\d[A-Z]$/i.test(trimmed) ? trimmed.toUpperCase() : postalCode(trimmed);
}

/** The province or territory of a postal code, by its first letter. */
const PROVINCES: readonly (readonly [letters: string, province: string])[] = [
  ["A", "Newfoundland and Labrador"],
  ["B", "Nova Scotia"],
  ["C", "Prince Edward Island"],
  ["E", "New Brunswick"],
  ["GHJ", "Quebec"],
  ["KLMNP", "Ontario"],
  ["R", "Manitoba"],
  ["S", "Saskatchewan"],
  ["T", "Alberta"],
  ["V", "British Columbia"],
  ["X", "the Northwest Territories or Nunavut"],
  ["Y", "Yukon"],
];

/** Why a postal code, or its first half, is none of Ontario's: "H2X is in Quebec."; undefined for what is or is no code. */
export function outsideOntario(text: string): string | undefined {
  const area = postalArea(text)?.slice(0, 3);
  if (!area || /^[KLMNP]/.test(area)) return undefined;
  const province = PROVINCES.find(([letters]) => letters.includes(area.charAt(0)))?.[1];
  return `${area} ${province ? `is in ${province}` : "is no Canadian postal code"}. All locations must be in Ontario.`;
}

/** What is wrong with a postal code of an address; undefined for one of Ontario's. */
export function postalCodeError(text: string): string | undefined {
  if (isOntarioPostalCode(text)) return undefined;
  return (postalCode(text) && outsideOntario(text)) || "You must provide a valid postal code.";
}
