import { useSchemaForm } from "../primitives/Field/useSchemaForm.ts";
import { useTranslate } from "../provider/locale.tsx";
import { useMutation } from "../provider/useMutation.ts";
import * as strings from "./generated/strings.ts";
import {
  type MailingListValues,
  mailingListSchema,
  subscriptionState,
} from "./MailingListDialog/mailingListForm.ts";
import { dismissPrompt } from "./promptState.ts";

/** The form of the mailing list, its request, and its state, one of five. */
export function useMailingList(onSubscribed?: (email: string) => void) {
  const t = useTranslate();
  const form = useSchemaForm<MailingListValues>(mailingListSchema, {
    defaultValues: { email: "" },
  });
  const request = useMutation(
    (client, { email }: MailingListValues) =>
      // The consent is stored with the address as it was read.
      client.POST("/mailing_list/subscribe/", { body: { email, wording: t(strings.consent) } }),
    (_data, { email }) => {
      dismissPrompt();
      onSubscribed?.(email);
    },
  );
  return {
    form,
    submit: form.handleSubmit(request.run),
    state: subscriptionState(request.status, request.problem),
    problem: request.problem,
    reset: () => {
      request.reset();
      form.reset();
    },
  };
}
