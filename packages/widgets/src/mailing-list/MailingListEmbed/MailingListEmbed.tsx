import { Button } from "../../primitives/Button/Button.tsx";
import { TextField } from "../../primitives/Field/TextField.tsx";
import { FormStatus } from "../../primitives/FormStatus/FormStatus.tsx";
import { useAddressOf } from "../../provider/host.tsx";
import { useTranslate } from "../../provider/locale.tsx";
import * as strings from "../generated/strings.ts";
import { useConfirmationMail } from "../useConfirmationMail.ts";
import * as css from "./MailingListEmbed.css.ts";

/** The mailing list on a page that is not ours: subscribes in place. */
export function MailingListEmbed() {
  const t = useTranslate();
  const addressOf = useAddressOf();
  const { field, submit, sentTo, isPending, error } = useConfirmationMail((client, email) =>
    client.POST("/mailing_list/request/", { body: { email } }),
  );
  return (
    // Without script the site's own page takes the address.
    <form
      className={css.form}
      action={addressOf("/mailing-list")}
      target="_blank"
      noValidate
      onSubmit={submit}
      rel="noopener"
    >
      <div className={css.words}>
        <h2 className={css.title}>{t(strings.invitationTitle)}</h2>
        <p className={css.lead}>{t(strings.invitation)}</p>
      </div>
      <div className={css.row}>
        <TextField className={css.field} label={t(strings.email)} {...field} />
        <Button type="submit" busy={isPending}>
          {t(strings.subscribe)}
        </Button>
      </div>
      <div>
        <p className={css.note}>{t(strings.consent)}</p>
        <div className={css.status}>
          <FormStatus success={sentTo && t(strings.confirmByMail, { email: sentTo })} error={error} />
        </div>
      </div>
    </form>
  );
}
