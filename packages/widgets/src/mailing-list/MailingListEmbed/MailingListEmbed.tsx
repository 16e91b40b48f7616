import { isEmail } from "@foodshed/sdk/vocabulary";
import { type FormEvent, useState } from "react";
import { Button } from "../../primitives/Button/Button.tsx";
import { TextField } from "../../primitives/Field/TextField.tsx";
import * as fieldStrings from "../../primitives/generated/strings.ts";
import { useNavigate } from "../../provider/host.tsx";
import { useTranslate } from "../../provider/locale.tsx";
import * as strings from "../generated/strings.ts";
import { mailingListPath } from "../mailingListPath.ts";
import * as css from "./MailingListEmbed.css.ts";

/**
 * The mailing list on a page that is not ours: takes the address along to the site, which shows the consent text and
 * subscribes it.
 */
export function MailingListEmbed() {
  const t = useTranslate();
  const navigate = useNavigate();
  const [email, setEmail] = useState("");
  const [asked, setAsked] = useState(false);
  const wrong = !isEmail(email.trim());
  const join = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    setAsked(wrong);
    if (wrong) event.currentTarget.querySelector("input")?.focus();
    else navigate(mailingListPath(email));
  };
  return (
    <form className={css.form} noValidate onSubmit={join}>
      <div className={css.words}>
        <h2 className={css.title}>{t(strings.invitationTitle)}</h2>
        <p className={css.lead}>{t(strings.invitation)}</p>
      </div>
      <div className={css.row}>
        <TextField
          className={css.field}
          label={t(strings.email)}
          type="email"
          autoComplete="email"
          value={email}
          error={asked && wrong ? t(fieldStrings.invalidEmail) : undefined}
          onChange={(event) => setEmail(event.currentTarget.value)}
        />
        <Button type="submit">{t(strings.subscribe)}</Button>
      </div>
      <p className={css.note}>{t(strings.opensFoodshed)}</p>
    </form>
  );
}
