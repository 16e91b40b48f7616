import { TextField } from "../primitives/Field/TextField.tsx";
import { FormStatus } from "../primitives/FormStatus/FormStatus.tsx";
import { useTranslate } from "../provider/locale.tsx";
import { text } from "../theme/text.css.ts";
import * as strings from "./generated/strings.ts";
import { subscriptionError } from "./MailingListDialog/mailingListForm.ts";
import type { useMailingList } from "./useMailingList.ts";

/** The address field, the consent text and the result. */
export function MailingListFields({ form, state, problem }: ReturnType<typeof useMailingList>) {
  const t = useTranslate();
  return (
    <>
      {state !== "success" && (
        <>
          <TextField
            label={t(strings.email)}
            type="email"
            autoComplete="email"
            error={form.formState.errors.email?.message}
            {...form.register("email")}
          />
          <p className={text.soft}>{t(strings.consent)}</p>
        </>
      )}
      <FormStatus
        success={
          (state === "success" && t(strings.subscribed)) ||
          (state === "already-subscribed" && t(strings.alreadySubscribed))
        }
        error={state === "error" && problem && subscriptionError(problem)}
      />
    </>
  );
}
