import { zodResolver } from "@hookform/resolvers/zod";
import { useForm } from "react-hook-form";
import { useRequest } from "../provider/useRequest.ts";
import {
  consentWording,
  type MailingListValues,
  mailingListSchema,
  subscriptionState,
} from "./MailingListDialog/mailingListForm.ts";
import { dontAskAgain } from "./mailingListMemory.ts";

/** Joining the mailing list: the form, its request, and which of its five states it is in. */
export function useMailingList() {
  const form = useForm<MailingListValues>({
    resolver: zodResolver(mailingListSchema),
    defaultValues: { email: "" },
  });
  const request = useRequest(
    (client, { email }: MailingListValues) =>
      client.POST("/mailing_list/subscribe/", { body: { email, wording: consentWording } }),
    dontAskAgain,
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
