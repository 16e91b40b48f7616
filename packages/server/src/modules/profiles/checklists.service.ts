import type { components } from "@foodshed/sdk";
import { localized } from "@foodshed/sdk/locale";
import { DomainError, type FieldErrors } from "../../core/domain-error.ts";
import type { ChecklistType } from "../../infra/db/tables/profiles.ts";
import { CHECKLIST_ENTRIES } from "./checklist-entries.ts";
import * as strings from "./generated/strings.ts";
import { type Edit, requireOwn } from "./profile-edit.ts";
import { findChecklist, setChecklist } from "./role-contents.queries.ts";

type Schemas = components["schemas"];

/** The lists that each call ticks. Services are two lists with the same entries: the id says which. */
export const CHECKLISTS_OF_CALL = {
  update_classification: ["classifications"],
  update_paymentmethod: ["payment_methods"],
  update_service: ["services_provided", "services_needed"],
  update_safetystandard: ["safety_standards"],
  update_processing: ["processing_types"],
  update_market: ["market_types"],
} as const satisfies Record<string, readonly ChecklistType[]>;

/** Ticks and unticks entries; what is not sent stays as it is. */
export async function applyChecklists(
  edit: Edit,
  kinds: readonly ChecklistType[],
  body: Schemas["ChecklistUpdates"],
): Promise<void> {
  for (const [prefix, update] of updatesOf(body)) {
    await requireOwn(edit, "checklist", update.id);
    const list = await findChecklist(edit.trx, update.id);
    if (!list) throw DomainError.notFound();
    if (!kinds.includes(list.kind)) {
      throw DomainError.invalid({ [`${prefix}id`]: [localized(strings.idOfOtherList)] });
    }
    const entries: readonly string[] = CHECKLIST_ENTRIES[list.kind].map(({ key }) => key);
    const errors: FieldErrors = {};
    for (const key of Object.keys(update.details)) {
      if (!entries.includes(key)) errors[`${prefix}details.${key}`] = [localized(strings.noSuchEntry)];
    }
    if (Object.keys(errors).length > 0) throw DomainError.invalid(errors);
    const wanted = entries.filter((key) => update.details[key] ?? list.keys.includes(key));
    const ticked = list.kind === "safety_standards" ? withoutNone(wanted, update.details) : wanted;
    if (!ticked) throw DomainError.invalid({ [`${prefix}details.none`]: [NONE_ALONE] });
    await setChecklist(edit.trx, list.id, ticked);
  }
}

export const NONE_ALONE = localized(strings.noneAlone);

/** "None" and other standards exclude each other: what is ticked now counts, what was ticked before gives way. Undefined when both are ticked now. */
function withoutNone(wanted: string[], details: Record<string, boolean>): string[] | undefined {
  const others = wanted.filter((key) => key !== "none");
  if (others.length === wanted.length || others.length === 0) return wanted;
  const newOthers = others.some((key) => details[key]);
  if (!details.none) return newOthers ? others : wanted;
  return newOthers ? undefined : ["none"];
}

/** One change or several, each with what its fields are called by in errors. */
export function updatesOf<T extends object>(body: T | T[]): [prefix: string, update: T][] {
  return Array.isArray(body) ? body.map((update, index) => [`${index}.`, update]) : [["", body]];
}
