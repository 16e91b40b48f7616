import type { LocalizedString } from "@foodshed/sdk/locale";
import type { RoleValue } from "@foodshed/sdk/vocabulary";
import * as z from "zod";
import type { WidgetTranslate } from "../../provider/locale.tsx";
import { CHECKLISTS, type ChecklistName, checkedLabels, checklistChange } from "../checklists.ts";
import { deliveryFromValue, deliveryValue } from "../DeliveryForm/deliveryForm.ts";
import type { Profile } from "../editedProfile.tsx";
import * as strings from "../generated/strings.ts";
import { roleOf } from "../roleOf.ts";
import type { ProfileChange, SectionRules } from "../useProfileSection.ts";
import {
  answerFromLabels,
  answerLabels,
  insuranceFromLabels,
  insuranceLabels,
  sizeLabels,
  sizesFromLabels,
} from "./roleDetailsLabels.ts";

/** The roles that have details of their own. */
export type DetailedRole = Extract<RoleValue, "seller" | "buyer" | "processor" | "organization">;

export interface RoleDetailsValues {
  /** Included where no other form has it; the number as a string, as radio buttons hold it; empty while not answered. */
  delivery: string;
  business_scale: string[];
  co_packing: string[];
  private_label: string[];
  custom_process: string[];
  third_party_insurance: string[];
  processing_types: string[];
  market_types: string[];
  classifications: string[];
  payment_methods: string[];
}

export type RoleDetailsField = Exclude<keyof RoleDetailsValues, "delivery">;
type Field = RoleDetailsField;
type Answered = "co_packing" | "private_label" | "custom_process";

/** The lists that a role's details have. */
const LISTS: Record<DetailedRole, readonly Extract<ChecklistName, Field>[]> = {
  seller: ["classifications", "payment_methods"],
  buyer: ["payment_methods"],
  processor: ["processing_types", "classifications", "market_types"],
  organization: [],
};

/** The other questions of a role's details, in the form's order. */
const QUESTIONS: Record<DetailedRole, readonly Field[]> = {
  seller: ["business_scale", "third_party_insurance"],
  buyer: ["business_scale", "third_party_insurance"],
  processor: ["business_scale", "co_packing", "private_label", "custom_process", "third_party_insurance"],
  organization: ["third_party_insurance"],
};

const LABELS: Record<keyof RoleDetailsValues, LocalizedString> = {
  delivery: strings.delivery,
  business_scale: strings.businessSize,
  third_party_insurance: strings.liabilityInsurance,
  co_packing: strings.coPacking,
  private_label: strings.privateLabel,
  custom_process: strings.customProcess,
  processing_types: CHECKLISTS.processing_types.label,
  market_types: CHECKLISTS.market_types.label,
  classifications: CHECKLISTS.classifications.label,
  payment_methods: CHECKLISTS.payment_methods.label,
};

const OWN_LABELS: Record<DetailedRole, Partial<Record<keyof RoleDetailsValues, LocalizedString>>> = {
  seller: {},
  buyer: {
    delivery: strings.deliveryRequired,
    third_party_insurance: strings.liabilityInsuranceRequired,
  },
  processor: { business_scale: strings.processingVolume },
  organization: {},
};

/** The messages for more than one answer, and for a missing required answer. */
interface AnswerMessages {
  two: LocalizedString;
  none?: LocalizedString;
}

const SIZE: AnswerMessages = { two: strings.oneSize, none: strings.sizeRequired };
const INSURANCE: AnswerMessages = { two: strings.oneInsurance, none: strings.insuranceOptionRequired };

const ANSWER_MESSAGES: Record<DetailedRole, Partial<Record<Field, AnswerMessages>>> = {
  seller: { business_scale: SIZE, third_party_insurance: INSURANCE },
  buyer: { business_scale: SIZE, third_party_insurance: INSURANCE },
  processor: {
    business_scale: { two: strings.oneVolume, none: strings.volumeRequired },
    co_packing: { two: strings.oneCoPacking },
    private_label: { two: strings.onePrivateLabel },
    custom_process: { two: strings.oneCustomProcess },
    third_party_insurance: { two: strings.oneLiability, none: strings.liabilityRequired },
  },
  organization: { third_party_insurance: INSURANCE },
};

const SUCCESS: Record<DetailedRole, LocalizedString> = {
  seller: strings.sellerSaved,
  buyer: strings.buyerSaved,
  processor: strings.processorSaved,
  organization: strings.insuranceSaved,
};

/** The fields of a role's form, in their order. */
export function fieldsOf(role: DetailedRole): readonly Field[] {
  return [...QUESTIONS[role], ...LISTS[role]];
}

function answer(role: DetailedRole, field: Field, t: WidgetTranslate) {
  const { two, none } = ANSWER_MESSAGES[role][field] ?? {};
  return z.array(z.string()).superRefine((words, context) => {
    const message = words.length > 1 ? two : words.length === 0 ? none : undefined;
    if (message) context.addIssue({ code: "custom", message: t(message) });
  });
}

function schemaOf(role: DetailedRole, t: WidgetTranslate) {
  const words = z.array(z.string());
  return z.object({
    delivery: z.string(),
    business_scale: answer(role, "business_scale", t),
    co_packing: answer(role, "co_packing", t),
    private_label: answer(role, "private_label", t),
    custom_process: answer(role, "custom_process", t),
    third_party_insurance: answer(role, "third_party_insurance", t),
    processing_types: words,
    market_types: words,
    classifications: words,
    payment_methods: words,
  });
}

function valuesOf(profile: Profile, role: DetailedRole): RoleDetailsValues {
  const details = roleOf(profile, role)?.data.role_details;
  const ticked = (list: Extract<ChecklistName, Field>) =>
    LISTS[role].includes(list) ? checkedLabels(profile, role, list) : [];
  const said = (field: Answered) => (details ? answerLabels(details[field]) : []);
  return {
    delivery: deliveryValue(details),
    business_scale: sizeLabels(details?.business_scale ?? []),
    co_packing: said("co_packing"),
    private_label: said("private_label"),
    custom_process: said("custom_process"),
    third_party_insurance: insuranceLabels(details?.third_party_insurance ?? null),
    processing_types: ticked("processing_types"),
    market_types: ticked("market_types"),
    classifications: ticked("classifications"),
    payment_methods: ticked("payment_methods"),
  };
}

function detailsChange(
  values: RoleDetailsValues,
  profile: Profile,
  role: DetailedRole,
  changed: ReadonlySet<keyof RoleDetailsValues>,
): ProfileChange[] {
  const id = roleOf(profile, role)?.role_id;
  const delivery = changed.has("delivery") ? deliveryFromValue(values.delivery) : undefined;
  const asked = [...QUESTIONS[role], "delivery" as const];
  if (id === undefined || !asked.some((field) => changed.has(field))) return [];
  const answers = Object.fromEntries(
    (["co_packing", "private_label", "custom_process"] as const)
      .filter((field) => QUESTIONS[role].includes(field))
      .map((field) => [field, answerFromLabels(values[field])]),
  );
  return [
    {
      call: "update_role",
      body: {
        id,
        details: {
          ...(QUESTIONS[role].includes("business_scale") && {
            business_scale: sizesFromLabels(values.business_scale),
          }),
          third_party_insurance: insuranceFromLabels(values.third_party_insurance),
          ...answers,
          ...(delivery && { delivery }),
          edited: true,
        },
      },
    },
  ];
}

function rulesOf(role: DetailedRole): SectionRules<RoleDetailsValues> {
  return {
    values: (profile) => valuesOf(profile, role),
    schema: (t) => schemaOf(role, t),
    changes: (values, profile, changed) => [
      ...detailsChange(values, profile, role, changed),
      ...LISTS[role].flatMap((list) =>
        changed.has(list) ? checklistChange(profile, role, list, values[list]) : [],
      ),
    ],
    success: (t) => t(SUCCESS[role]),
    labels: (t) => labelsOf(role, t),
  };
}

function labelsOf(role: DetailedRole, t: WidgetTranslate): Record<keyof RoleDetailsValues, string> {
  const entries = Object.entries({ ...LABELS, ...OWN_LABELS[role] }).map(([field, text]) => [field, t(text)]);
  return Object.fromEntries(entries);
}

/** The forms of role details, one for each role that has them. A form saves all its changes in one transaction. */
export const roleDetailsRules: Record<DetailedRole, SectionRules<RoleDetailsValues>> = {
  seller: rulesOf("seller"),
  buyer: rulesOf("buyer"),
  processor: rulesOf("processor"),
  organization: rulesOf("organization"),
};
