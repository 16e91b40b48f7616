import { CERTIFICATES_MAX, certificateName, label } from "@foodshed/sdk/vocabulary";
import { useState } from "react";
import { CertificateLines } from "../../certificates/CertificateLines/CertificateLines.tsx";
import { Button } from "../../primitives/Button/Button.tsx";
import { useTranslate } from "../../provider/locale.tsx";
import { useEditedProfile } from "../editedProfile.tsx";
import * as strings from "../generated/strings.ts";
import { CertificateEditor } from "./CertificateEditor.tsx";
import { CertificateReminders } from "./CertificateReminders.tsx";
import * as css from "./CertificatesForm.css.ts";

/** The certificates of a profile: one at a time is added or changed. */
export function CertificatesForm() {
  const t = useTranslate();
  const { profile } = useEditedProfile();
  const { certificates = [] } = profile;
  const [edited, setEdited] = useState<number | "new">();
  const done = () => setEdited(undefined);
  return (
    <div className={css.form}>
      <p className={css.hint}>{t(strings.certificatesLead)}</p>
      {certificates.length > 0 && (
        <ul className={css.list}>
          {certificates.map((certificate) => (
            <li key={certificate.id} className={css.row}>
              {edited === certificate.id ? (
                <CertificateEditor certificate={certificate} onDone={done} />
              ) : (
                <div className={css.head}>
                  <CertificateLines certificate={certificate} />
                  <Button
                    variant="secondary"
                    size="sm"
                    aria-label={t(strings.editCertificateNamed, {
                      certificate: label(t, certificateName(certificate.kind)),
                      number: certificate.number,
                    })}
                    onClick={() => setEdited(certificate.id)}
                  >
                    {t(strings.edit)}
                  </Button>
                </div>
              )}
            </li>
          ))}
        </ul>
      )}
      {edited === "new" ? (
        <CertificateEditor onDone={done} />
      ) : (
        certificates.length < CERTIFICATES_MAX && (
          <Button variant="secondary" className={css.add} onClick={() => setEdited("new")}>
            {t(strings.addCertificate)}
          </Button>
        )
      )}
      <CertificateReminders />
    </div>
  );
}
