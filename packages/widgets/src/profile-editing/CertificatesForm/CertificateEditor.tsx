import type { Schema } from "@foodshed/sdk";
import { useMemo } from "react";
import { useTranslate } from "../../provider/locale.tsx";
import { useNotices } from "../../provider/notices.tsx";
import { DeleteButton } from "../EditingDialog/DeleteButton.tsx";
import * as strings from "../generated/strings.ts";
import { SectionForm } from "../SectionForm/SectionForm.tsx";
import { useProfileSection } from "../useProfileSection.ts";
import { CertificateFields } from "./CertificateFields.tsx";
import { newCertificateRules, savedCertificateRules } from "./certificateForm.ts";

export interface CertificateEditorProps {
  /** The certificate that is edited; left out, a new one is added. */
  certificate?: Schema<"Certificate"> | undefined;
  onDone: () => void;
}

/** The form of one certificate. */
export function CertificateEditor({ certificate, onDone }: CertificateEditorProps) {
  const t = useTranslate();
  const { notify } = useNotices();
  const id = certificate?.id;
  // biome-ignore lint/correctness/useExhaustiveDependencies: it begins with the certificate, and then follows the profile
  const rules = useMemo(() => (certificate ? savedCertificateRules(certificate) : newCertificateRules), [id]);
  const section = useProfileSection(rules, () => {
    notify(rules.success(t));
    onDone();
  });
  return (
    <SectionForm
      section={section}
      label={t(certificate ? strings.editCertificate : strings.addCertificate)}
      onCancel={onDone}
      actions={
        id !== undefined && (
          <DeleteButton
            title={t(strings.deleteCertificateTitle)}
            description={t(strings.deleteCertificateDescription)}
            change={{ call: "delete_certificate", body: { id } }}
            removed={t(strings.certificateRemoved)}
            onRemoved={onDone}
          />
        )
      }
    >
      <CertificateFields form={section.form} />
    </SectionForm>
  );
}
