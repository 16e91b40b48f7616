import { useState } from "react";
import { Button } from "../../primitives/Button/Button.tsx";
import { Dialog } from "../../primitives/Dialog/Dialog.tsx";
import { FormStatus } from "../../primitives/FormStatus/FormStatus.tsx";
import { useTranslate } from "../../provider/locale.tsx";
import * as strings from "../generated/strings.ts";
import { PasswordStep } from "../SecondFactors/PasswordStep.tsx";
import * as css from "./AccountData.css.ts";
import { useAccountData } from "./useAccountData.ts";

/** Downloads all that is stored of the account. */
export function AccountData() {
  const t = useTranslate();
  const [asking, setAsking] = useState(false);
  const [saved, setSaved] = useState(false);
  const open = () => {
    setSaved(false);
    setAsking(true);
  };
  return (
    <div className={css.parts}>
      <FormStatus success={saved && t(strings.dataSaved)} />
      <div>
        <Button variant="secondary" onClick={open}>
          {t(strings.downloadData)}
        </Button>
      </div>
      {asking && (
        <DownloadDialog
          onClose={() => setAsking(false)}
          onDone={() => {
            setAsking(false);
            setSaved(true);
          }}
        />
      )}
    </div>
  );
}

function DownloadDialog({ onClose, onDone }: { onClose: () => void; onDone: () => void }) {
  const t = useTranslate();
  const download = useAccountData(onDone);
  return (
    <Dialog
      open
      onOpenChange={(open) => open || onClose()}
      title={t(strings.downloadData)}
      description={t(strings.downloadDataAbout)}
      size="sm"
      busy={download.isPending}
    >
      <PasswordStep
        request={download}
        withCode={download.withCode}
        submitLabel={t(strings.download)}
        onClose={onClose}
        onSubmit={(current_password, code) =>
          download.run({ current_password, ...(download.withCode && { code }) })
        }
      >
        {download.isPending && (
          <p role="status" className={css.waiting}>
            {t(strings.collectingData)}
          </p>
        )}
      </PasswordStep>
    </Dialog>
  );
}
