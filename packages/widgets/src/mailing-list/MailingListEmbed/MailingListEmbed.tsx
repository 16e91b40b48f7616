import { isEmail } from "@foodshed/sdk/vocabulary";
import { type FormEvent, useState } from "react";
import { Button } from "../../primitives/Button/Button.tsx";
import { TextField } from "../../primitives/Field/TextField.tsx";
import { FormStatus } from "../../primitives/FormStatus/FormStatus.tsx";
import * as fieldStrings from "../../primitives/generated/strings.ts";
import { useAddressOf } from "../../provider/host.tsx";
import { useTranslate } from "../../provider/locale.tsx";
import { useMutation } from "../../provider/useMutation.ts";
import * as strings from "../generated/strings.ts";
import * as css from "./MailingListEmbed.css.ts";

/**
 * The mailing list on a page that is not ours: subscribes in place. A visitor may type the address of another person, so a mail to it holds
 * the link that confirms.
 */
export function MailingListEmbed() {
  const t = useTranslate();
  const addressOf = useAddressOf();
  const [email, setEmail] = useState("");
  const [asked, setAsked] = useState(false);
  const [sentTo, setSentTo] = useState("");
  const request = useMutation(
    (client, address: string) => client.POST("/mailing_list/request/", { body: { email: address } }),
    (_, address) => setSentTo(address),
  );
  const address = email.trim();
  const wrong = !isEmail(address);
  const join = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    setAsked(wrong);
    if (wrong) event.currentTarget.querySelector("input")?.focus();
    // The second press of a double click may come after the response to the first.
    else if (address !== sentTo) void request.run(address);
  };
  return (
    // Without script the site's own page takes the address.
    <form
      className={css.form}
      action={addressOf("/mailing-list")}
      target="_blank"
      noValidate
      onSubmit={join}
      rel="noopener"
    >
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
        <Button type="submit" busy={request.isPending}>
          {t(strings.subscribe)}
        </Button>
      </div>
      <div>
        <p className={css.note}>{t(strings.consent)}</p>
        <div className={css.status}>
          <FormStatus
            success={request.status === "success" && t(strings.confirmByMail, { email: sentTo })}
            error={request.problem?.message}
          />
        </div>
      </div>
    </form>
  );
}
