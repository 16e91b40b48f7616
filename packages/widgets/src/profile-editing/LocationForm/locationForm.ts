import type { Schema } from "@foodshed/sdk";
import { COUNTRY, NOTICE_MS, PROVINCE, postalCodeError } from "@foodshed/sdk/vocabulary";
import * as z from "zod";
import { filled } from "../../primitives/Field/rules.ts";
import type { WidgetTranslate } from "../../provider/locale.tsx";
import type { Profile } from "../editedProfile.tsx";
import { anyText, changedDetails, phone } from "../fields.ts";
import * as strings from "../generated/strings.ts";
import type { SectionRules } from "../useProfileSection.ts";

export const locationSchema = (t: WidgetTranslate) =>
  z.object({
    description: filled(t(strings.locationNameRequired)),
    address_1: filled(t(strings.addressRequired)),
    address_2: anyText,
    city: filled(t(strings.cityRequired)),
    postal_code: z
      .string()
      .trim()
      .refine((text) => !postalCodeError(text), {
        error: ({ input }) => postalCodeError(String(input), t),
      }),
    phone: phone(t),
  });

export type LocationValues = z.infer<ReturnType<typeof locationSchema>>;

export const emptyLocation: LocationValues = {
  description: "",
  address_1: "",
  address_2: "",
  city: "",
  postal_code: "",
  phone: "",
};

export function locationOf(address: Schema<"Address">): LocationValues {
  const text = (field: keyof LocationValues) => address[field] ?? "";
  return {
    description: text("description"),
    address_1: text("address_1"),
    address_2: text("address_2"),
    city: text("city"),
    postal_code: text("postal_code"),
    phone: text("phone"),
  };
}

export const locationLabels = (t: WidgetTranslate) => ({
  description: t(strings.locationName),
  address_1: t(strings.address),
  address_2: t(strings.addressLine2),
  city: t(strings.cityOrTown),
  postal_code: t(strings.postalCode),
  phone: t(strings.phone),
});

const shared = {
  schema: locationSchema,
  success: (t: WidgetTranslate) => t(strings.locationSaved),
  successMs: NOTICE_MS,
  labels: locationLabels,
};

/** The values of a new location. All locations are in Ontario. */
export function newLocationRules(start: LocationValues = emptyLocation): SectionRules<LocationValues> {
  return {
    ...shared,
    creates: true,
    values: () => start,
    changes: (values, { id }) => [newLocation(id, values)],
  };
}

/** A location of the profile. When it is removed somewhere else, the form keeps what was last known of it. */
export function savedLocationRules(id: number, start: LocationValues): SectionRules<LocationValues> {
  let known = start;
  return {
    ...shared,
    values: (profile) => {
      const address = findLocation(profile, id);
      if (address) known = locationOf(address);
      return known;
    },
    changes: (values, _profile, changed) => {
      const details = changedDetails(values, changed) as Omit<Schema<"UpdateAddressRequest">, "id">;
      return changed.size > 0 ? [{ call: "update_address", body: { id, ...details } }] : [];
    },
  };
}

export function newLocation(profileId: number, values: LocationValues) {
  const { address_2, phone: number, ...required } = values;
  return {
    call: "create_address" as const,
    body: {
      profile_id: profileId,
      ...required,
      address_2: address_2 || null,
      phone: number || null,
      province: PROVINCE,
      country: COUNTRY,
    } satisfies Schema<"CreateAddressRequest">,
  };
}

export function findLocation({ addresses }: Profile, id: number): Schema<"Address"> | undefined {
  return addresses.find((address) => address.id === id);
}
