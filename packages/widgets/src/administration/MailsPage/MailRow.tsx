import { formatDateTime } from "@foodshed/sdk/vocabulary";
import { useState } from "react";
import { Button } from "../../primitives/Button/Button.tsx";
import { ConfirmDialog } from "../../primitives/ConfirmDialog/ConfirmDialog.tsx";
import { Tag } from "../../primitives/Tag/Tag.tsx";
import { useTextLink } from "../../primitives/TextLink/useTextLink.tsx";
import { useTranslate, type WidgetTranslate } from "../../provider/locale.tsx";
import { useNotices } from "../../provider/notices.tsx";
import { useMutation } from "../../provider/useMutation.ts";
import { useInvalidateQueries } from "../../provider/useQuery.ts";
import * as strings from "../generated/strings.ts";
import * as page from "../page.css.ts";
import { MailDialog } from "./MailDialog.tsx";
import * as css from "./MailsPage.css.ts";
import { type Mail, mailFilters, toneOfMail } from "./mailStates.ts";

/** One mail: to whom, about what, why it failed, and what can be done. */
export function MailRow({ mail }: { mail: Mail }) {
  const t = useTranslate();
  const linkTo = useTextLink();
  const { recipient, subject, account, state, error } = mail;
  return (
    <li className={page.card}>
      <div className={css.top}>
        <p className={css.subject}>{subject}</p>
        <Tag tone={toneOfMail[state]}>{t(mail.bounced ? strings.mailBounced : mailFilters[state])}</Tag>
      </div>
      <p>
        {account ? linkTo(`/admin/accounts/${account.id}`)(account.business_name) : null}
        {account ? " · " : null}
        {recipient}
      </p>
      {error && <p className={css.error}>{error}</p>}
      {mail.bounced && <p className={page.soft}>{t(strings.mailBouncedHint)}</p>}
      <p className={page.soft}>{timesOf(mail, t)}</p>
      <Actions mail={mail} />
    </li>
  );
}

function timesOf(mail: Mail, t: WidgetTranslate): string {
  const when = (date: string) => formatDateTime(date, undefined, t.locale);
  const { attempts, created_at, next_attempt_at, sent_at, failed_at, state } = mail;
  return [
    t(strings.mailTimes, { written: when(created_at), attempts }),
    next_attempt_at && t(strings.nextAttempt, { date: when(next_attempt_at) }),
    sent_at && t(strings.sentOn, { date: when(sent_at) }),
    failed_at && t(state === "cancelled" ? strings.cancelledOn : strings.gaveUpOn, { date: when(failed_at) }),
  ]
    .filter(Boolean)
    .join(" · ");
}

function Actions({ mail }: { mail: Mail }) {
  const t = useTranslate();
  const { notify } = useNotices();
  const invalidate = useInvalidateQueries();
  const [shown, setShown] = useState<"text" | "cancel">();
  const { id, recipient, subject, state } = mail;
  const changed = (sentence: string) => {
    setShown(undefined);
    notify(sentence);
    void invalidate("listMails", "getMail", "getAdministrationOverview");
  };
  const retry = useMutation(
    async (client, _: undefined) => {
      const result = await client.POST("/administration/retry_mails/", { body: { id } });
      if (result.error) notify(result.error.message, "error");
      return result;
    },
    ({ count }) => changed(t(strings.retried, { count })),
  );
  const cancel = useMutation(
    (client, _: undefined) => client.POST("/administration/cancel_mail/", { body: { id } }),
    () => changed(t(strings.mailTakenBack)),
  );
  if (state === "sent" || state === "cancelled") return null;
  return (
    <div className={page.actions}>
      {state !== "waiting" && (
        <Button
          size="sm"
          variant="secondary"
          busy={retry.isPending}
          aria-label={t(strings.retryNamed, { subject, recipient })}
          onClick={() => void retry.run(undefined)}
        >
          {t(strings.retry)}
        </Button>
      )}
      <Button
        size="sm"
        variant="quiet"
        aria-label={t(strings.readNamed, { subject, recipient })}
        onClick={() => setShown("text")}
      >
        {t(strings.read)}
      </Button>
      <Button
        size="sm"
        variant="quiet"
        aria-label={t(strings.cancelMailNamed, { subject, recipient })}
        onClick={() => setShown("cancel")}
      >
        {t(strings.cancelMail)}
      </Button>
      <MailDialog mail={mail} open={shown === "text"} onOpenChange={() => setShown(undefined)} />
      <ConfirmDialog
        open={shown === "cancel"}
        onOpenChange={() => setShown(undefined)}
        title={t(strings.cancelMailTitle)}
        description={t(strings.cancelMailAbout, { subject, recipient })}
        cancelLabel={t(strings.keepMail)}
        confirmLabel={t(strings.cancelMailConfirm)}
        busy={cancel.isPending}
        error={cancel.problem?.message}
        onConfirm={() => void cancel.run(undefined)}
      />
    </div>
  );
}
