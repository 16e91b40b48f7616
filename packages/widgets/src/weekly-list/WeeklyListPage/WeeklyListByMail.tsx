import * as accounts from "../../accounts/generated/strings.ts";
import { useConfirmationMail } from "../../mailing-list/useConfirmationMail.ts";
import { Button } from "../../primitives/Button/Button.tsx";
import { TextField } from "../../primitives/Field/TextField.tsx";
import { FormStatus } from "../../primitives/FormStatus/FormStatus.tsx";
import { useTranslate } from "../../provider/locale.tsx";
import { text } from "../../theme/text.css.ts";
import * as strings from "../generated/strings.ts";
import * as css from "./WeeklyListPage.css.ts";

/** Asks for the list by mail. */
export function WeeklyListByMail({ network }: { network: string }) {
  const t = useTranslate();
  const { field, submit, sentTo, isPending, error } = useConfirmationMail((client, email) =>
    client.POST("/weekly_list/request/", { body: { network, email } }),
  );
  return (
    <form method="post" className={css.byMail} noValidate onSubmit={submit} aria-label={t(strings.byMail)}>
      <p className={text.label}>{t(strings.byMail)}</p>
      <div className={css.row}>
        <TextField className={css.field} label={t(strings.email)} {...field} />
        <Button type="submit" busy={isPending}>
          {t(strings.send)}
        </Button>
      </div>
      <noscript>
        <p className={text.body}>{t(accounts.needsJavaScript)}</p>
      </noscript>
      <p className={text.soft}>{t(strings.consent)}</p>
      <div className={css.status}>
        <FormStatus success={sentTo && t(strings.confirmByMail, { email: sentTo })} error={error} />
      </div>
    </form>
  );
}
