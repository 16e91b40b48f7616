import type { Schema } from "@foodshed/sdk";
import { LINE_MAX_LENGTH } from "@foodshed/sdk/vocabulary";
import { useMemo } from "react";
import { PhoneField } from "../../primitives/Field/PhoneField.tsx";
import { TextField } from "../../primitives/Field/TextField.tsx";
import { useTranslate } from "../../provider/locale.tsx";
import { useNotices } from "../../provider/notices.tsx";
import { DeleteButton } from "../EditingDialog/DeleteButton.tsx";
import { EditingDialog, type EditingProps } from "../EditingDialog/EditingDialog.tsx";
import * as strings from "../generated/strings.ts";
import { pair } from "../SectionForm/SectionForm.css.ts";
import { SectionForm } from "../SectionForm/SectionForm.tsx";
import { useProfileSection } from "../useProfileSection.ts";
import { type ContactValues, newContactRules, savedContactRules } from "./contactForm.ts";

export interface ContactDialogProps extends EditingProps {
  /** The contact that is edited; left out, a new one is added. */
  contact?: Schema<"Contact"> | undefined;
}

/** Adds, changes or deletes a further contact. */
export function ContactDialog({ contact, ...editing }: ContactDialogProps) {
  const t = useTranslate();
  return (
    <EditingDialog {...editing} title={t(contact ? strings.editContact : strings.addContact)}>
      {(close) => <ContactForm contact={contact} onDone={close} />}
    </EditingDialog>
  );
}

function ContactForm({ contact, onDone }: Pick<ContactDialogProps, "contact"> & { onDone: () => void }) {
  const t = useTranslate();
  const { notify } = useNotices();
  const id = contact?.id;
  // biome-ignore lint/correctness/useExhaustiveDependencies: it begins with the contact, and then follows the profile
  const rules = useMemo(() => (contact ? savedContactRules(contact) : newContactRules), [id]);
  const section = useProfileSection(rules, () => {
    notify(rules.success(t));
    onDone();
  });
  const { register, formState } = section.form;
  const labels = rules.labels(t);
  const field = (name: keyof ContactValues) => ({
    label: labels[name],
    optional: true,
    error: formState.errors[name]?.message,
    ...register(name),
  });
  return (
    <SectionForm
      section={section}
      label={t(strings.contact)}
      onCancel={onDone}
      actions={
        id !== undefined && (
          <DeleteButton
            title={t(strings.deleteContactTitle)}
            description={t(strings.deleteContactDescription)}
            change={{ call: "delete_contact", body: { id } }}
            removed={t(strings.contactRemoved)}
            onRemoved={onDone}
          />
        )
      }
    >
      <div className={pair}>
        <TextField maxLength={LINE_MAX_LENGTH} {...field("name")} />
        <TextField maxLength={LINE_MAX_LENGTH} {...field("position")} />
        <PhoneField autoComplete="off" {...field("phone")} />
        <PhoneField autoComplete="off" {...field("cell")} />
        <PhoneField autoComplete="off" {...field("fax")} />
        <TextField type="email" {...field("email")} />
      </div>
    </SectionForm>
  );
}
