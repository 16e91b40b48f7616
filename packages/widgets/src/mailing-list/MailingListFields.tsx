import { TextField } from "../primitives/Field/TextField.tsx";
import { FormStatus } from "../primitives/FormStatus/FormStatus.tsx";
import { text } from "../theme/text.css.ts";
import {
  alreadySubscribed,
  consentText,
  subscribed,
  subscriptionError,
} from "./MailingListDialog/mailingListForm.ts";
import type { useMailingList } from "./useMailingList.ts";

/** The address field, the consent text and the result. */
export function MailingListFields({ form, state, problem }: ReturnType<typeof useMailingList>) {
  return (
    <>
      {state !== "success" && (
        <>
          <TextField
            label="Email"
            type="email"
            autoComplete="email"
            error={form.formState.errors.email?.message}
            {...form.register("email")}
          />
          <p className={text.soft}>{consentText}</p>
        </>
      )}
      <FormStatus
        success={(state === "success" && subscribed) || (state === "already-subscribed" && alreadySubscribed)}
        error={state === "error" && problem && subscriptionError(problem)}
      />
    </>
  );
}
