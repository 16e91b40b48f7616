import {
  CERTIFICATE_ISSUER_MAX_LENGTH,
  CERTIFICATE_KINDS,
  CERTIFICATE_NUMBER_MAX_LENGTH,
  label,
} from "@foodshed/sdk/vocabulary";
import type { UseFormReturn } from "react-hook-form";
import { SelectField } from "../../primitives/Field/SelectField.tsx";
import { TextField } from "../../primitives/Field/TextField.tsx";
import { useTranslate } from "../../provider/locale.tsx";
import { useEditedProfile } from "../editedProfile.tsx";
import * as strings from "../generated/strings.ts";
import { pair } from "../SectionForm/SectionForm.css.ts";
import { type CertificateValues, newCertificateRules } from "./certificateForm.ts";

export function CertificateFields({ form }: { form: UseFormReturn<CertificateValues> }) {
  const t = useTranslate();
  const { profile } = useEditedProfile();
  const labels = newCertificateRules.labels(t);
  const field = (name: keyof CertificateValues) => ({
    label: labels[name],
    error: form.formState.errors[name]?.message,
    ...form.register(name),
  });
  return (
    <div className={pair}>
      <SelectField
        placeholder={t(strings.certificateChoose)}
        options={CERTIFICATE_KINDS.map(({ key, display }) => ({ value: key, label: label(t, display) }))}
        {...field("kind")}
      />
      <TextField maxLength={CERTIFICATE_ISSUER_MAX_LENGTH} {...field("issuer")} />
      <TextField maxLength={CERTIFICATE_NUMBER_MAX_LENGTH} autoComplete="off" {...field("number")} />
      <TextField type="date" {...field("expires_on")} />
      <SelectField
        optional
        placeholder={t(strings.certificateNoFile)}
        hint={t(strings.certificateFileHint)}
        options={profile.files.map(({ id, file_data }) => ({ value: String(id), label: file_data.name }))}
        {...field("file_id")}
      />
    </div>
  );
}
