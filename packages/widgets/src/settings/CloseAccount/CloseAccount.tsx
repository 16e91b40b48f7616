import { useState } from "react";
import { ClosingNotice } from "../../account-closing/ClosingBanner/ClosingNotice.tsx";
import { Button } from "../../primitives/Button/Button.tsx";
import { Dialog } from "../../primitives/Dialog/Dialog.tsx";
import { useSession } from "../../provider/host.tsx";
import { useTranslate } from "../../provider/locale.tsx";
import { text } from "../../theme/text.css.ts";
import * as strings from "../generated/strings.ts";
import { PasswordStep } from "../SecondFactors/PasswordStep.tsx";
import { useCloseAccount } from "./useCloseAccount.ts";

/** Closes the account after the password; of one that is closed already, says until when it can be kept. */
export function CloseAccount() {
  const t = useTranslate();
  const session = useSession();
  const [asking, setAsking] = useState(false);
  if (session?.closing_until) return <ClosingNotice inSection until={session.closing_until} />;
  return (
    <div>
      <Button variant="secondary" onClick={() => setAsking(true)}>
        {t(strings.closeAccount)}
      </Button>
      {asking && <CloseDialog onClose={() => setAsking(false)} />}
    </div>
  );
}

function CloseDialog({ onClose }: { onClose: () => void }) {
  const t = useTranslate();
  const close = useCloseAccount(onClose);
  return (
    <Dialog
      open
      onOpenChange={(open) => open || onClose()}
      title={t(strings.closeAccount)}
      description={t(strings.closeAtOnce)}
      size="sm"
      busy={close.isPending}
    >
      <PasswordStep
        danger
        request={close}
        withCode={close.withCode}
        submitLabel={t(strings.closeNow)}
        onClose={onClose}
        onSubmit={(current_password, code) =>
          close.run({ current_password, ...(close.withCode && { code }) })
        }
      >
        <p className={text.body}>{t(strings.closeLater)}</p>
        <p className={text.soft}>{t(strings.closeStays)}</p>
      </PasswordStep>
    </Dialog>
  );
}
