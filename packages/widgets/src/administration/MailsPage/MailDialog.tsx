import { BaseDialog } from "../../primitives/Dialog/BaseDialog.tsx";
import { SmallLoadFailure } from "../../primitives/LoadFailure/SmallLoadFailure.tsx";
import { useTranslate } from "../../provider/locale.tsx";
import { useQuery } from "../../provider/useQuery.ts";
import { ListLoading } from "../AdministrationPage.tsx";
import * as strings from "../generated/strings.ts";
import * as page from "../page.css.ts";
import * as css from "./MailsPage.css.ts";
import type { Mail } from "./mailStates.ts";

export interface MailDialogProps {
  mail: Mail;
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** What a mail says. The server cuts its links. */
export function MailDialog({ mail: { id, subject, recipient }, open, onOpenChange }: MailDialogProps) {
  const t = useTranslate();
  const { data, error, retry } = useQuery(open ? ["getMail", id] : null, (client) =>
    client.GET("/administration/mails/{id}/", { params: { path: { id } } }),
  );
  return (
    <BaseDialog
      open={open}
      onOpenChange={onOpenChange}
      title={subject}
      description={t(strings.mailTo, { recipient })}
      size="lg"
    >
      {data ? (
        data.text === null ? (
          <p>{t(strings.noMailText)}</p>
        ) : (
          <>
            <p className={page.soft}>{t(strings.linksCut)}</p>
            {/* biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, also by keyboard */}
            <div className={css.text} tabIndex={0}>
              {data.text}
            </div>
          </>
        )
      ) : error ? (
        <SmallLoadFailure message={error.message} onRetry={retry} />
      ) : (
        <ListLoading />
      )}
    </BaseDialog>
  );
}
