import { useState } from "react";
import { Button } from "../../primitives/Button/Button.tsx";
import { Dialog, DialogActions } from "../../primitives/Dialog/Dialog.tsx";
import { FormStatus } from "../../primitives/FormStatus/FormStatus.tsx";
import { useTranslate } from "../../provider/locale.tsx";
import * as strings from "../generated/strings.ts";
import * as css from "./SecondFactors.css.ts";

export interface RecoveryCodesDialogProps {
  codes: readonly string[];
  onClose: () => void;
}

/** Shows recovery codes, which are shown once: to be copied, or saved as a file. */
export function RecoveryCodesDialog({ codes, onClose }: RecoveryCodesDialogProps) {
  const t = useTranslate();
  const [copied, setCopied] = useState<boolean>();
  const lines = `${codes.join("\n")}\n`;
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(lines);
      setCopied(true);
    } catch {
      setCopied(false);
    }
  };
  return (
    <Dialog
      open
      onOpenChange={(open) => open || onClose()}
      title={t(strings.recoveryCodes)}
      description={t(strings.recoveryCodesAbout)}
      size="sm"
    >
      <ul className={css.codes}>
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <FormStatus
        success={copied && t(strings.codesCopied)}
        error={copied === false && t(strings.codesNotCopied)}
      />
      <DialogActions>
        <Button variant="secondary" onClick={() => void copy()}>
          {t(strings.copyCodes)}
        </Button>
        <Button variant="secondary" onClick={() => download(lines)}>
          {t(strings.saveCodes)}
        </Button>
        <Button onClick={onClose}>{t(strings.codesKept)}</Button>
      </DialogActions>
    </Dialog>
  );
}

function download(lines: string): void {
  const url = URL.createObjectURL(new Blob([lines], { type: "text/plain" }));
  const link = document.createElement("a");
  link.href = url;
  link.download = "foodshed-recovery-codes.txt";
  link.click();
  URL.revokeObjectURL(url);
}
