import type { FoodshedClient, Result } from "@foodshed/sdk";
import { isEmail } from "@foodshed/sdk/vocabulary";
import { type ChangeEvent, type FormEvent, useState } from "react";
import * as fieldStrings from "../primitives/generated/strings.ts";
import { useTranslate } from "../provider/locale.tsx";
import { useMutation } from "../provider/useMutation.ts";

/**
 * A form with one field, the address to subscribe. Anybody's may be typed, so the mail that is asked for holds the link that confirms.
 *
 * @param send Asks for the mail.
 * @returns `field` for the text field, `submit` for the form, the address that a mail went to, and the request's state.
 */
export function useConfirmationMail<Data>(
  send: (client: FoodshedClient, address: string) => Promise<Result<Data>>,
) {
  const t = useTranslate();
  const [email, setEmail] = useState("");
  const [submitted, setSubmitted] = useState(false);
  const [sentTo, setSentTo] = useState("");
  const request = useMutation(send, (_, address: string) => setSentTo(address));
  const address = email.trim();
  const wrong = !isEmail(address);
  return {
    field: {
      type: "email" as const,
      autoComplete: "email",
      value: email,
      error: submitted && wrong ? t(fieldStrings.invalidEmail) : undefined,
      onChange: (event: ChangeEvent<HTMLInputElement>) => setEmail(event.currentTarget.value),
    },
    submit: (event: FormEvent<HTMLFormElement>) => {
      event.preventDefault();
      setSubmitted(wrong);
      if (wrong) event.currentTarget.querySelector("input")?.focus();
      // The second press of a double click may come after the response to the first.
      else if (address !== sentTo) void request.run(address);
    },
    sentTo: request.status === "success" && sentTo,
    isPending: request.isPending,
    error: request.problem?.message,
  };
}
