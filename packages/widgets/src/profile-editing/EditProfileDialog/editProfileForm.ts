import type { Schema } from "@foodshed/sdk";
import {
  COUNTRY,
  holds,
  PROVINCE,
  postalCodeError,
  type RoleCode,
  type RoleValue,
  roleByCode,
  roleCode,
} from "@foodshed/sdk/vocabulary";
import * as z from "zod";
import type { WidgetTranslate } from "../../provider/locale.tsx";
import { businessTypesOf, offeredTypes } from "../BusinessTypeForm/businessTypeForm.ts";
import type { Profile } from "../editedProfile.tsx";
import { anyText } from "../fields.ts";
import {
  GENERAL_INFO_FIELDS,
  generalDetails,
  generalInfoOf,
  generalInfoRules,
  generalInfoSchema,
} from "../GeneralInfoForm/generalInfoForm.ts";
import * as strings from "../generated/strings.ts";
import {
  hasStore,
  SOCIAL_FIELDS,
  socialDetails,
  socialOf,
  socialRules,
  socialSchema,
} from "../SocialForm/socialForm.ts";
import type { SectionRules } from "../useProfileSection.ts";

const addressSchema = (t: WidgetTranslate) =>
  z.object({
    address_1: anyText,
    city: anyText,
    postal_code: z
      .string()
      .trim()
      .refine((text) => text === "" || !postalCodeError(text), {
        error: ({ input }) => postalCodeError(String(input), t),
      }),
  });

export type AddressValues = z.infer<ReturnType<typeof addressSchema>>;

const ADDRESS_FIELDS = ["address_1", "city", "postal_code"] as const satisfies (keyof AddressValues)[];

export const editProfileSchema = (t: WidgetTranslate) =>
  z.object({
    category: z.array(z.string()),
    ...generalInfoSchema(t).shape,
    ...addressSchema(t).shape,
    ...socialSchema(t).shape,
    roles: z.array(z.custom<RoleValue>()).min(1, t(strings.chooseRole)),
  });

export type EditProfileValues = z.infer<ReturnType<typeof editProfileSchema>>;

export type EditProfileTab = "types" | "general" | "web" | "account";

/** The tab of a field. */
export function tabOf(field: string): EditProfileTab {
  if (field === "category") return "types";
  if (SOCIAL_FIELDS.some((one) => one === field)) return "web";
  return field === "roles" ? "account" : "general";
}

/** The roles of a profile, with that of an organization that waits for its approval. */
export function chosenRoles({ roles, pending_roles }: Profile): RoleValue[] {
  return [...roles.map(({ value }) => value), ...pending_roles.map((code) => roleByCode(code).value)].sort();
}

/** The roles that will count at once: that of a new organization has to be approved first. */
export function countingRoles(chosen: readonly RoleValue[], { roles }: Profile): RoleValue[] {
  return chosen.filter((role) => role !== "organization" || holds(roles, role));
}

export const editProfileRules: SectionRules<EditProfileValues> = {
  values: (profile) => ({
    category: businessTypesOf(profile),
    ...generalInfoOf(profile),
    address_1: profile.address_1 ?? "",
    city: profile.city ?? "",
    postal_code: profile.postal_code ?? "",
    ...socialOf(profile),
    roles: chosenRoles(profile),
  }),
  schema: editProfileSchema,
  changes: (values, profile, changed) => {
    if (changed.size === 0) return [];
    const details = detailsOf(values, profile, changed);
    const roles = changed.has("roles") ? rolesOf(values, profile) : {};
    if (Object.keys(details).length === 0) {
      return [{ call: "update_profile", body: { id: profile.id, ...roles } }];
    }
    return [{ call: "update_profile", body: { id: profile.id, details, ...roles } }];
  },
  success: (t) => t(strings.profileSaved),
  labels: (t) => ({
    ...generalInfoRules.labels(t),
    ...socialRules.labels(t),
    category: t(strings.iAmA),
    address_1: t(strings.address),
    city: t(strings.cityOrTown),
    postal_code: t(strings.postalCode),
    roles: t(strings.accountTypes),
  }),
};

function detailsOf(
  values: EditProfileValues,
  profile: Profile,
  changed: ReadonlySet<keyof EditProfileValues>,
): Schema<"ProfileDetailsInput"> {
  const roles = countingRoles(values.roles, profile);
  const general = GENERAL_INFO_FIELDS.filter((field) => changed.has(field));
  const social = new Set<string>(changed);
  if (!hasStore(roles)) social.delete("online_store");
  const place = ADDRESS_FIELDS.some((field) => changed.has(field));
  const held = roles.map((value) => ({ value }));
  return {
    ...generalDetails(values, new Set(general)),
    ...socialDetails(values, social),
    ...(place && addressDetails(values)),
    ...(changed.has("category") && { category: offeredTypes(values.category, held) }),
  };
}

/** Without a whole address there is no province and no country either. */
function addressDetails({ address_1, city, postal_code }: AddressValues): Schema<"ProfileDetailsInput"> {
  const whole = address_1 !== "" && city !== "" && postal_code !== "";
  return {
    address_1: address_1 || null,
    city: city || null,
    postal_code: postal_code || null,
    province: whole ? PROVINCE : null,
    country: whole ? COUNTRY : null,
  };
}

function rolesOf({ roles }: EditProfileValues, profile: Profile) {
  const had = chosenRoles(profile);
  const codes = (values: RoleValue[]): RoleCode[] => values.map(roleCode);
  return {
    addRoles: codes(roles.filter((role) => !had.includes(role))),
    removeRoles: codes(had.filter((role) => !roles.includes(role))),
  };
}
