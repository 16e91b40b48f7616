import type { Schema } from "@foodshed/sdk";
import { Dialog } from "../../primitives/Dialog/Dialog.tsx";
import { SmallLoadFailure } from "../../primitives/LoadFailure/SmallLoadFailure.tsx";
import { Spinner } from "../../primitives/Spinner/Spinner.tsx";
import { VisuallyHidden } from "../../primitives/VisuallyHidden/VisuallyHidden.tsx";
import { useDraftStore } from "../../provider/draftStore.tsx";
import { useTranslate } from "../../provider/locale.tsx";
import { useNotices } from "../../provider/notices.tsx";
import { useActingAccount } from "../../provider/useActingAccount.ts";
import { useIdempotencyKey } from "../../provider/useIdempotencyKey.ts";
import { useMutation } from "../../provider/useMutation.ts";
import { useInvalidateQueries, useQuery } from "../../provider/useQuery.ts";
import { text } from "../../theme/text.css.ts";
import { dayText, productText } from "../enquiryText.ts";
import * as strings from "../generated/strings.ts";
import { AnswerForm } from "./AnswerForm.tsx";

export interface AnswerEnquiryDialogProps {
  /** The enquiry, which the account got. */
  id: number;
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** Answers an enquiry with quantity, price and day. An earlier answer is replaced. Closing it keeps what was typed as a draft. */
export function AnswerEnquiryDialog({ id, open, onOpenChange }: AnswerEnquiryDialogProps) {
  const t = useTranslate();
  const { account } = useActingAccount();
  const { notify } = useNotices();
  const refresh = useInvalidateQueries();
  const drafts = useDraftStore();
  const draftKey = `${account} answer to enquiry ${id}`;
  const idempotencyKey = useIdempotencyKey();
  const enquiry = useQuery(
    open && account !== undefined ? ["getReceivedEnquiry", { id, account }] : null,
    (client) => client.GET("/enquiries/{id}/received/", { params: { path: { id } } }),
  );
  const send = useMutation(
    (client, body: Schema<"AnswerEnquiryRequest">) =>
      client.POST("/enquiries/{id}/answer/", {
        params: { path: { id }, header: idempotencyKey.headerFor(body) },
        body,
      }),
    () => {
      idempotencyKey.done();
      drafts.delete(draftKey);
      notify(t(strings.answerSent));
      onOpenChange(false);
      void refresh("getReceivedEnquiry", "listMessages", "listConversations");
    },
  );
  const asked = enquiry.data;
  const wishes = asked && [
    productText(asked, t),
    asked.wanted_by && t(strings.wantedByDay, { day: dayText(asked.wanted_by, t) }),
  ];
  return (
    <Dialog
      open={open && account !== undefined}
      onOpenChange={onOpenChange}
      unsaved={false}
      title={asked ? t(strings.answerTo, { business: asked.sender.business_name }) : t(strings.answerEnquiry)}
      description={wishes?.filter(Boolean).join(" · ")}
      busy={send.isPending}
    >
      {!asked && enquiry.error ? (
        <SmallLoadFailure message={enquiry.error.message} onRetry={enquiry.retry} />
      ) : !asked ? (
        <p role="status">
          <Spinner /> <VisuallyHidden>{t(strings.loadingEnquiry)}</VisuallyHidden>
        </p>
      ) : asked.closed_at ? (
        <p className={text.body}>{t(strings.closedForAnswers)}</p>
      ) : (
        <AnswerForm
          key={asked.answer?.answered_at ?? "first"}
          enquiry={asked}
          draftKey={draftKey}
          busy={send.isPending}
          problem={send.problem}
          failures={send.failures}
          onSubmit={send.run}
          onCancel={() => onOpenChange(false)}
        />
      )}
    </Dialog>
  );
}
