import type { Schema } from "@foodshed/sdk";
import { certificateName, label } from "@foodshed/sdk/vocabulary";
import { useState } from "react";
import { Button } from "../../primitives/Button/Button.tsx";
import { FormStatus } from "../../primitives/FormStatus/FormStatus.tsx";
import { useClient } from "../../provider/host.tsx";
import { useTranslate } from "../../provider/locale.tsx";
import * as strings from "../generated/strings.ts";

export interface CheckCertificateProps {
  certificate: Schema<"Certificate">;
  /** Called with the certificate after the check. */
  onChecked: (certificate: Schema<"Certificate">) => void;
}

/** Marks a certificate as checked, or takes the mark back; for who manages the profile and administrators. */
export function CheckCertificate({ certificate, onChecked }: CheckCertificateProps) {
  const t = useTranslate();
  const client = useClient();
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string>();
  const { id, kind, number, expires_on, check } = certificate;
  const run = async () => {
    setBusy(true);
    setProblem(undefined);
    const { data, error } = await client.POST("/accounts/check_certificate/", {
      body: { id, number, expires_on, checked: check === null },
    });
    setBusy(false);
    if (data) onChecked(data);
    else setProblem(error?.message);
  };
  return (
    <>
      <Button
        variant="secondary"
        size="sm"
        busy={busy}
        aria-label={t(check ? strings.uncheckNamed : strings.checkNamed, {
          certificate: label(t, certificateName(kind)),
          number,
        })}
        onClick={() => void run()}
      >
        {t(check ? strings.uncheck : strings.check)}
      </Button>
      {problem && <FormStatus error={problem} />}
    </>
  );
}
