import { lazy, Suspense, useState } from "react";
import { Button } from "../../primitives/Button/Button.tsx";
import { useTranslate } from "../../provider/locale.tsx";
import * as strings from "../generated/strings.ts";
import * as css from "./MailingListInvitation.css.ts";
import { useOneTimePrompt } from "./useOneTimePrompt.ts";

// Loaded lazily: few visitors open the dialog.
const MailingListDialog = lazy(() =>
  import("../MailingListDialog/MailingListDialog.tsx").then((module) => ({
    default: module.MailingListDialog,
  })),
);

/** Invites to the mailing list: by a button, and once by itself to visitors who stay. */
export function MailingListInvitation() {
  const t = useTranslate();
  const [open, setOpen] = useState(false);
  const [wanted, setWanted] = useState(false);
  const show = () => {
    setWanted(true);
    setOpen(true);
  };
  useOneTimePrompt(show);
  return (
    <section className={css.invitation} aria-labelledby="mailing-list">
      <div className={css.words}>
        <h2 id="mailing-list" className={css.title}>
          {t(strings.invitationTitle)}
        </h2>
        <p className={css.lead}>{t(strings.invitation)}</p>
      </div>
      <Button variant="secondary" onClick={show}>
        {t(strings.join)}
      </Button>
      {wanted && (
        <Suspense>
          <MailingListDialog open={open} onOpenChange={setOpen} />
        </Suspense>
      )}
    </section>
  );
}
