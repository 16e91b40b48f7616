import type { Schema } from "@foodshed/sdk";
import { frCA } from "@foodshed/sdk/fr-CA";
import { createTranslate } from "@foodshed/sdk/locale";
import {
  BUSINESS_TYPES,
  businessTypeKey,
  type ChecklistEntry,
  CLASSIFICATIONS,
  CLASSIFIED_TYPES,
  findCategory,
  label,
  PROCESSING_TYPES,
  PROFILE_TYPES,
  ROLES,
  SAFETY_STANDARDS,
  SERVICES,
} from "@foodshed/sdk/vocabulary";
import type { SuggestionType } from "./engine/phrase-types.ts";

/** Finds the key of a label of the vocabulary; undefined where it is none. */
type KeyOf = (label: string) => string | undefined;

function keyIn(...lists: (readonly ChecklistEntry[])[]): KeyOf {
  const keys = new Map<string, string>();
  for (const { display, key } of lists.flat()) {
    for (const label of [display, withoutBrackets(display)]) if (!keys.has(label)) keys.set(label, key);
  }
  return (label) => keys.get(label);
}

const BUSINESS_TYPE_KEYS = new Map<string, string>(
  BUSINESS_TYPES.map(({ name }) => [name, businessTypeKey(name)]),
);
const businessType: KeyOf = (name) => BUSINESS_TYPE_KEYS.get(name);

const category: KeyOf = (label) => findCategory(label)?.toString();

const type: KeyOf = (label) =>
  ROLES.find((role) => role.label === label)?.value ??
  PROFILE_TYPES.find((one) => one.label === label)?.value ??
  CLASSIFIED_KEYS.get(label);

const CLASSIFIED_KEYS = new Map<string, string>(
  CLASSIFIED_TYPES.map(({ label, looking_for }) => [label, looking_for ? "wanted" : "for_sale"]),
);

/** Reasons that name an entry of a list. The others are words of the business. */
const REASON_KEYS: Partial<Record<Schema<"SearchReasonKind">, KeyOf>> = {
  processes: keyIn(PROCESSING_TYPES),
  offers_service: keyIn(SERVICES),
  needs_service: keyIn(SERVICES),
  business_type: businessType,
  classified_as: keyIn(CLASSIFICATIONS),
  meets_standard: keyIn(SAFETY_STANDARDS),
  category,
  type,
};

const SUGGESTION_KEYS: Partial<Record<SuggestionType, KeyOf>> = {
  service: keyIn(SERVICES, PROCESSING_TYPES),
  classification: keyIn(CLASSIFICATIONS, SAFETY_STANDARDS),
  business_type: businessType,
  category,
};

/** "Abattoir Services (Meat)" is what processors call "Abattoir Services". */
export function withoutBrackets(label: string): string {
  return label.replace(/\s*\(.*\)$/, "");
}

const toFrench = createTranslate("fr-CA", frCA);

/** The French label of an entry; undefined for a name that is the same in both languages. */
function french(text: string): string | undefined {
  const translation = label(toFrench, text);
  return translation === text ? undefined : translation;
}

/** The reasons, those that name an entry of a list with its key, and with its French label for readers that have no list. */
export function withKeys(reasons: Schema<"SearchReasons"> | undefined): Schema<"SearchReasons"> | undefined {
  return reasons?.map((reason) => {
    const { kind, text = "" } = reason;
    const key = REASON_KEYS[kind]?.(text);
    const translation = key && french(text);
    return key ? { ...reason, key, ...(translation && { translation }) } : reason;
  });
}

/** The key and the French label of a suggested entry of a list; nothing of other suggestions. */
export function entryOfSuggestion(
  type: SuggestionType | undefined,
  text: string,
): Pick<Schema<"TermSuggestion">, "key" | "translation"> {
  const key = type && SUGGESTION_KEYS[type]?.(text);
  const translation = key && french(text);
  return { ...(key && { key }), ...(translation && { translation }) };
}
