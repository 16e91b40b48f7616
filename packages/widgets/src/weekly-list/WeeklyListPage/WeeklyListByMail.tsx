import { isEmail } from "@foodshed/sdk/vocabulary";
import { type FormEvent, useState } from "react";
import * as accounts from "../../accounts/generated/strings.ts";
import { Button } from "../../primitives/Button/Button.tsx";
import { TextField } from "../../primitives/Field/TextField.tsx";
import { FormStatus } from "../../primitives/FormStatus/FormStatus.tsx";
import * as fieldStrings from "../../primitives/generated/strings.ts";
import { useTranslate } from "../../provider/locale.tsx";
import { useMutation } from "../../provider/useMutation.ts";
import { text } from "../../theme/text.css.ts";
import * as strings from "../generated/strings.ts";
import * as css from "./WeeklyListPage.css.ts";

/** Asks for the list by mail. A mail to the address holds the link that confirms, because anybody's may be typed. */
export function WeeklyListByMail({ network }: { network: string }) {
  const t = useTranslate();
  const [email, setEmail] = useState("");
  const [asked, setAsked] = useState(false);
  const [sentTo, setSentTo] = useState("");
  const request = useMutation(
    (client, address: string) => client.POST("/weekly_list/request/", { body: { network, email: address } }),
    (_, address) => setSentTo(address),
  );
  const address = email.trim();
  const wrong = !isEmail(address);
  const send = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    setAsked(wrong);
    if (wrong) event.currentTarget.querySelector("input")?.focus();
    // The second press of a double click may come after the response to the first.
    else if (address !== sentTo) void request.run(address);
  };
  return (
    <form method="post" className={css.byMail} noValidate onSubmit={send} aria-label={t(strings.byMail)}>
      <p className={text.label}>{t(strings.byMail)}</p>
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
          {t(strings.send)}
        </Button>
      </div>
      <noscript>
        <p className={text.body}>{t(accounts.needsJavaScript)}</p>
      </noscript>
      <p className={text.soft}>{t(strings.consent)}</p>
      <div className={css.status}>
        <FormStatus
          success={request.status === "success" && t(strings.confirmByMail, { email: sentTo })}
          error={request.problem?.message}
        />
      </div>
    </form>
  );
}
