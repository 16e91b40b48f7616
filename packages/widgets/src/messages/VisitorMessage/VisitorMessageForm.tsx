import { MESSAGE_MAX_LENGTH } from "@foodshed/sdk/vocabulary";
import { useEffect, useRef } from "react";
import { Button } from "../../primitives/Button/Button.tsx";
import { LinkButton } from "../../primitives/Button/LinkButton.tsx";
import { TextArea } from "../../primitives/Field/TextArea.tsx";
import { TextField } from "../../primitives/Field/TextField.tsx";
import { FormStatus } from "../../primitives/FormStatus/FormStatus.tsx";
import { useTranslate } from "../../provider/locale.tsx";
import * as strings from "../generated/strings.ts";
import { useVisitorMessage } from "./useVisitorMessage.ts";
import * as css from "./VisitorMessageForm.css.ts";

export interface VisitorMessageFormProps {
  /** The business, by the last part of its profile's address. */
  slug: string;
  /** Where members log in and write. */
  logInPath: string;
}

/** A message of somebody without an account; members log in instead. Nothing is sent before a mail confirmed the address. */
export function VisitorMessageForm({ slug, logInPath }: VisitorMessageFormProps) {
  const t = useTranslate();
  const form = useRef<HTMLFormElement>(null);
  const { values, errors, change, submit, request, sentTo } = useVisitorMessage(slug);
  // The visitor has asked for the form.
  useEffect(() => form.current?.querySelector("input")?.focus(), []);
  return (
    <form
      ref={form}
      className={css.form}
      method="post"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        const wrong = submit();
        if (wrong) form.current?.querySelector<HTMLElement>(`[name=${wrong}]`)?.focus();
      }}
    >
      <div className={css.person}>
        <TextField
          name="name"
          label={t(strings.visitorName)}
          autoComplete="name"
          value={values.name}
          error={errors.name}
          onChange={(event) => change("name", event.currentTarget.value)}
        />
        <TextField
          name="email"
          label={t(strings.visitorEmail)}
          type="email"
          autoComplete="email"
          value={values.email}
          error={errors.email}
          onChange={(event) => change("email", event.currentTarget.value)}
        />
      </div>
      <TextArea
        name="content"
        label={t(strings.message)}
        rows={4}
        limit={MESSAGE_MAX_LENGTH}
        value={values.content}
        error={errors.content}
        onChange={(event) => change("content", event.currentTarget.value)}
      />
      <div>
        <p className={css.note}>{t(strings.visitorNote)}</p>
        <div className={css.status}>
          <FormStatus
            success={request.status === "success" && t(strings.visitorConfirmByMail, { email: sentTo })}
            error={request.problem?.message}
          />
        </div>
      </div>
      <div className={css.actions}>
        <Button type="submit" busy={request.isPending}>
          {t(strings.send)}
        </Button>
        <LinkButton variant="quiet" to={logInPath}>
          {t(strings.logInToMessage)}
        </LinkButton>
      </div>
    </form>
  );
}
