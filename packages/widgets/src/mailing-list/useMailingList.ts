import { zodResolver } from "@hookform/resolvers/zod";
import { useForm } from "react-hook-form";
import { useMutation } from "../provider/useMutation.ts";
import {
  consentText,
  type MailingListValues,
  mailingListSchema,
  subscriptionState,
} from "./MailingListDialog/mailingListForm.ts";
import { dismissPrompt } from "./promptState.ts";

/** The form of the mailing list, its request, and its state, one of five. */
export function useMailingList() {
  const form = useForm<MailingListValues>({
    resolver: zodResolver(mailingListSchema),
    defaultValues: { email: "" },
  });
  const request = useMutation(
    (client, { email }: MailingListValues) =>
      client.POST("/mailing_list/subscribe/", { body: { email, wording: consentText } }),
    dismissPrompt,
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
