import type { components } from "@foodshed/sdk";
import { type LocalizedText, localized } from "@foodshed/sdk/locale";
import { isRoleCode, phoneLink, roleByCode } from "@foodshed/sdk/vocabulary";
import { DomainError } from "../../core/domain-error.ts";
import type { SignedInActor } from "../../core/signed-in.ts";
import { refuseEmptied } from "../profiles/addresses.service.ts";
import type { FieldChange } from "../profiles/field-history.ts";
import { toColumns } from "../profiles/general-info.rules.ts";
import { refuseForRoles } from "../profiles/general-info.service.ts";
import {
  type FieldValue,
  fieldValue,
  isSameValue,
  isTextField,
  isTickedField,
  type TextField,
  UPDATE_FIELDS,
  type UpdateField,
} from "../profiles/updatable-fields.ts";
import type { UpdatableProfile } from "../profiles/updatable-profiles.ts";
import { findProductCategory } from "./find-entries.ts";
import * as strings from "./generated/strings.ts";
import { planMemberships } from "./plan-memberships.ts";
import {
  listOf,
  type UsualCategories,
  wantedCategories,
  wantedProducts,
  wantedTicks,
  wantedTypes,
} from "./wanted-lists.ts";

export interface PlannedField {
  field: UpdateField;
  before: FieldValue;
  after: FieldValue;
  state: components["schemas"]["PlannedFieldChange"]["state"];
  message?: LocalizedText;
  changedAt?: Date;
}

export interface Planning {
  actor: SignedInActor;
  profile: UpdatableProfile;
  /** The last change of each field that has one on record. */
  history: readonly FieldChange[];
  /** What the profile was exported as. */
  since: { version?: number; as_of?: string };
  values: components["schemas"]["ProfileUpdateValues"] | components["schemas"]["ProfileUpdateValuesOrNone"];
  adding: boolean;
  overwrite: boolean;
  usual: UsualCategories;
  /** The caller's slug, where the caller is a network. */
  ownSlug: string | undefined;
  /** What the fields held when the change was planned, for a change that is being made. */
  expected?: Record<string, FieldValue>;
}

/** What would become of each field that is wanted, with the rules of the calls that change one profile. */
export function planFields(planning: Planning): PlannedField[] {
  return UPDATE_FIELDS.filter((field) => wantedValue(planning, field) !== undefined).map((field) =>
    planField(planning, field),
  );
}

const wantedValue = ({ values }: Planning, field: UpdateField): FieldValue | undefined =>
  (values as Partial<Record<UpdateField, FieldValue>>)[field];

function planField(planning: Planning, field: UpdateField): PlannedField {
  const { profile, expected } = planning;
  const before = fieldValue(profile, field);
  const wanted = wantedValue(planning, field) as FieldValue;
  const result = isTextField(field)
    ? wantedText(planning, field, wanted as string | null)
    : wantedOther(planning, field, wanted);
  if ("problem" in result) return { field, before, after: wanted, state: "invalid", message: result.problem };
  const { after, note } = result;
  const planned = { field, before, after, ...(note && { message: note }) };
  if (isSame(field, before, after)) return { ...planned, after: before, state: "same" };
  if (expected && !(field in expected && isSame(field, before, expected[field] ?? null))) {
    return { ...planned, state: "changed_since", message: localized(strings.changedAfterPlan) };
  }
  const left = changedSince(planning, field);
  return left ? { ...planned, state: "changed_since", ...left } : { ...planned, state: "change" };
}

type Wanted = { after: FieldValue; note?: LocalizedText } | { problem: LocalizedText };

/** What a form that is required says where there is nothing, which only the caller's own account may take back. */
const REQUIRED: readonly TextField[] = ["title", "email", "description"];

function wantedText({ actor, profile, history }: Planning, field: TextField, wanted: string | null): Wanted {
  const text = wanted?.normalize("NFC").replaceAll(/\r\n?/g, "\n").trim() || null;
  if (text === null && REQUIRED.includes(field) && fieldValue(profile, field) !== null) {
    const last = history.find((change) => change.field === field);
    if (last?.by_account_id !== actor.accountId) return { problem: localized(strings.stillNeeded) };
  }
  return orProblem(() => {
    const columns = toColumns({ [field]: text });
    const value = columns[field] as string | null;
    refuseForRoles({}, columns, rolesOf(profile));
    if (profile.has_location) refuseEmptied(columns);
    return { after: value || null };
  });
}

function wantedOther(planning: Planning, field: UpdateField, wanted: FieldValue): Wanted {
  const { profile, adding, actor, ownSlug, usual, values } = planning;
  if (field === "language") {
    if (profile.language === null) return { problem: localized(strings.nobodyLogsIn) };
    return { after: wanted };
  }
  const entries = listOf(wanted).map((text) => text.normalize("NFC").trim());
  const before = listOf(fieldValue(profile, field));
  const all = adding ? [...before, ...entries] : entries;
  if (isTickedField(field)) return wantedTicks(profile, field, all, { adding });
  if (field === "organizations") return planMemberships(actor, profile, [...new Set(all)], ownSlug);
  if (field === "category") {
    const types = wantedTypes(all);
    if ("problem" in types) return types;
    return orProblem(() => {
      if (!isSameValue(types.after, before)) refuseForRoles({ category: types.after }, {}, rolesOf(profile));
      return types;
    });
  }
  const named = listOf(values.product_categories).map(findProductCategory);
  const categories = named.filter((id) => id !== undefined);
  if (field === "products") {
    if (!adding && isSameSplit(profile, entries)) return { after: fieldValue(profile, "products") };
    return wantedProducts(profile, all, { categories, usual });
  }
  const products = wantedProducts(profile, listOf(values.products), { categories, usual });
  const kept =
    "after" in products && values.products ? products.after : listOf(fieldValue(profile, "products"));
  return wantedCategories(profile, all, kept);
}

/** A name with a semicolon in it comes apart where a file parts lists by semicolons. */
function isSameSplit(profile: UpdatableProfile, entries: readonly string[]): boolean {
  const names = profile.products.map(({ name }) => name).filter((name) => !name.startsWith("__"));
  const parts = names.flatMap((name) => name.split(";")).map((part) => part.trim().normalize("NFC"));
  return isSameValue(parts, [...entries]);
}

function orProblem(find: () => Wanted): Wanted {
  try {
    return find();
  } catch (error) {
    if (!(error instanceof DomainError)) throw error;
    return { problem: error.text };
  }
}

const rolesOf = ({ roles }: UpdatableProfile) =>
  roles
    .map(({ code }) => code)
    .filter(isRoleCode)
    .map((code) => roleByCode(code).value);

/** Whether a text says the same: telephone numbers however they are written, and lines however they end. */
function isSame(field: UpdateField, before: FieldValue, after: FieldValue): boolean {
  if (typeof before !== "string" || typeof after !== "string") return isSameValue(before, after);
  const plain = (text: string) => text.normalize("NFC").replaceAll(/\r\n?/g, "\n").trim();
  if (plain(before) === plain(after)) return true;
  const isNumber = field === "phone" || field === "fax" || field === "cell";
  const number = isNumber ? phoneLink(before) : undefined;
  return number !== undefined && number === phoneLink(after);
}

/** Why a field is left: the business, or another than the caller's account, has changed it since. */
function changedSince(
  { actor, profile, history, since, overwrite }: Planning,
  field: UpdateField,
): { message: LocalizedText; changedAt?: Date } | undefined {
  if (overwrite || profile.id === actor.accountId) return undefined;
  if (field === "language" && profile.language_chosen) return { message: localized(strings.languageChosen) };
  const last = history.find((change) => change.field === field);
  if (!last || last.by_account_id === actor.accountId) return undefined;
  const isSince =
    since.version !== undefined
      ? last.version > since.version
      : since.as_of !== undefined
        ? last.changed_at > new Date(since.as_of)
        : last.by_owner;
  if (!isSince) return undefined;
  const message = localized(last.by_owner ? strings.changedByBusiness : strings.changedByAnother);
  return { message, changedAt: last.changed_at };
}
