import { lazy, Suspense, useState } from "react";
import { Button } from "../../primitives/Button/Button.tsx";
import { invitationTitle, invitationWords } from "../wording.ts";
import * as css from "./MailingListInvitation.css.ts";
import { useAskOnce } from "./useAskOnce.ts";

// A form, its rules and a dialog, for the few who open it.
const MailingListDialog = lazy(() =>
  import("../MailingListDialog/MailingListDialog.tsx").then((module) => ({
    default: module.MailingListDialog,
  })),
);

/** Invites to the mailing list: by a button, and once by itself to visitors who stay. */
export function MailingListInvitation() {
  const [open, setOpen] = useState(false);
  const [wanted, setWanted] = useState(false);
  const show = () => {
    setWanted(true);
    setOpen(true);
  };
  useAskOnce(show);
  return (
    <section className={css.invitation} aria-labelledby="mailing-list">
      <div className={css.words}>
        <h2 id="mailing-list" className={css.title}>
          {invitationTitle}
        </h2>
        <p className={css.lead}>{invitationWords}</p>
      </div>
      <Button kind="secondary" onClick={show}>
        Join our mailing list
      </Button>
      {wanted && (
        <Suspense>
          <MailingListDialog open={open} onOpenChange={setOpen} />
        </Suspense>
      )}
    </section>
  );
}
