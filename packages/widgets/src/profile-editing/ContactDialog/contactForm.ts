import type { Schema } from "@foodshed/sdk";
import * as z from "zod";
import type { WidgetTranslate } from "../../provider/locale.tsx";
import type { Profile } from "../editedProfile.tsx";
import { anyText, cell, changedDetails, fax, optionalEmail, phone } from "../fields.ts";
import * as strings from "../generated/strings.ts";
import type { SectionRules } from "../useProfileSection.ts";

/** A further contact: nothing is required of it. */
export const contactSchema = (t: WidgetTranslate) =>
  z.object({
    name: anyText,
    position: anyText,
    phone: phone(t),
    cell: cell(t),
    fax: fax(t),
    email: optionalEmail(t),
  });

export type ContactValues = z.infer<ReturnType<typeof contactSchema>>;

const blankContact: ContactValues = { name: "", position: "", phone: "", cell: "", fax: "", email: "" };

const shared = {
  schema: contactSchema,
  success: (t: WidgetTranslate) => t(strings.contactSaved),
  labels: (t: WidgetTranslate) => ({
    name: t(strings.name),
    position: t(strings.position),
    phone: t(strings.phone),
    cell: t(strings.cell),
    fax: t(strings.fax),
    email: t(strings.email),
  }),
};

export const newContactRules: SectionRules<ContactValues> = {
  ...shared,
  creates: true,
  values: () => blankContact,
  changes: (values, { id }, changed) =>
    changed.size > 0
      ? [{ call: "create_contact", body: { profile_id: id, ...changedDetails(values, changed) } }]
      : [],
};

/** A contact of the profile. When it is deleted somewhere else, the form keeps what was last known of it. */
export function savedContactRules(contact: Schema<"Contact">): SectionRules<ContactValues> {
  let known = contactOf(contact);
  return {
    ...shared,
    values: ({ contacts }: Profile) => {
      const saved = contacts.find(({ id }) => id === contact.id);
      if (saved) known = contactOf(saved);
      return known;
    },
    changes: (values, _profile, changed) =>
      changed.size > 0
        ? [{ call: "update_contact", body: { id: contact.id, ...changedDetails(values, changed) } }]
        : [],
  };
}

function contactOf(contact: Schema<"Contact">): ContactValues {
  const text = (field: keyof ContactValues) => contact[field] ?? "";
  return {
    name: text("name"),
    position: text("position"),
    phone: text("phone"),
    cell: text("cell"),
    fax: text("fax"),
    email: text("email"),
  };
}
