import { isEmail } from "@foodshed/sdk/vocabulary";
import { type FormEvent, useState } from "react";
import { Button } from "../../primitives/Button/Button.tsx";
import { INVALID_EMAIL } from "../../primitives/Field/fieldMessages.ts";
import { TextField } from "../../primitives/Field/TextField.tsx";
import { useNavigate } from "../../provider/host.tsx";
import { invitationText, invitationTitle } from "../invitationText.ts";
import { mailingListPath } from "../mailingListPath.ts";
import * as css from "./MailingListEmbed.css.ts";

/**
 * The mailing list on a page that is not ours: takes the address along to the site, which shows the consent text and
 * subscribes it.
 */
export function MailingListEmbed() {
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
        <h2 className={css.title}>{invitationTitle}</h2>
        <p className={css.lead}>{invitationText}</p>
      </div>
      <div className={css.row}>
        <TextField
          className={css.field}
          label="Email"
          type="email"
          autoComplete="email"
          value={email}
          error={asked && wrong ? INVALID_EMAIL : undefined}
          onChange={(event) => setEmail(event.currentTarget.value)}
        />
        <Button type="submit">Subscribe</Button>
      </div>
      <p className={css.note}>Opens Foodshed in a new window, where you confirm.</p>
    </form>
  );
}
