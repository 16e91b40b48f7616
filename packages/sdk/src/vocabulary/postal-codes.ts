import { POSTAL_CODE_PATTERN } from "../generated/limits.ts";
import {
  type LocalizedText,
  localized,
  type Translate,
  toEnglish,
  translateText,
} from "../locale/strings.ts";
import * as strings from "./generated/strings.ts";

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
  ["A", "NL"],
  ["B", "NS"],
  ["C", "PE"],
  ["E", "NB"],
  ["GHJ", "QC"],
  ["R", "MB"],
  ["S", "SK"],
  ["T", "AB"],
  ["V", "BC"],
  ["X", "NT"],
  ["Y", "YT"],
];

/** Why a postal code, or its first half, is none of Ontario's: "H2X is in Quebec."; undefined for what is or is no code. */
export function outsideOntarioProblem(text: string): LocalizedText | undefined {
  const area = postalArea(text)?.slice(0, 3);
  if (!area || /^[KLMNP]/.test(area)) return undefined;
  const province = PROVINCES.find(([letters]) => letters.includes(area.charAt(0)))?.[1];
  return province
    ? localized(strings.outsideOntario, { area, province })
    : localized(strings.noCanadianPostalCode, { area });
}

/** What is wrong with a postal code of an address; undefined for one of Ontario's. */
export function postalCodeProblem(text: string): LocalizedText | undefined {
  if (isOntarioPostalCode(text)) return undefined;
  return (postalCode(text) && outsideOntarioProblem(text)) || localized(strings.invalidPostalCode);
}

/** `outsideOntarioProblem` in the reader's language. */
export function outsideOntario(text: string, translate: Translate = toEnglish): string | undefined {
  const problem = outsideOntarioProblem(text);
  return problem && translateText(translate, problem);
}

/** `postalCodeProblem` in the reader's language. */
export function postalCodeError(text: string, translate: Translate = toEnglish): string | undefined {
  const problem = postalCodeProblem(text);
  return problem && translateText(translate, problem);
}
