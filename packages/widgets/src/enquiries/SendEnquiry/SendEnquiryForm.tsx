import type { FoodshedError, Schema } from "@foodshed/sdk";
import { ENQUIRY_PRODUCT_MAX_LENGTH, MESSAGE_FILE_EXTENSIONS } from "@foodshed/sdk/vocabulary";
import { useAttachment } from "../../messages/useAttachment.ts";
import { Button } from "../../primitives/Button/Button.tsx";
import { DialogActions } from "../../primitives/Dialog/Dialog.tsx";
import { ErrorSummary } from "../../primitives/ErrorSummary/ErrorSummary.tsx";
import { problemErrors, summaryErrors } from "../../primitives/ErrorSummary/summaryErrors.ts";
import { useSchemaForm } from "../../primitives/Field/useSchemaForm.ts";
import { FilePicker } from "../../primitives/FilePicker/FilePicker.tsx";
import { SessionEnded } from "../../primitives/SessionEnded/SessionEnded.tsx";
import { useTranslate } from "../../provider/locale.tsx";
import { useActingAccount } from "../../provider/useActingAccount.ts";
import { useFormDraft } from "../../provider/useFormDraft.ts";
import type { ChosenBusiness } from "../chosenBusinesses.ts";
import * as strings from "../generated/strings.ts";
import { EnquiryFields, useFieldNames } from "./EnquiryFields.tsx";
import { type EnquiryValues, emptyEnquiry, enquiryFields, enquirySchema, toRequest } from "./enquiryForm.ts";
import { Recipients } from "./Recipients.tsx";
import * as css from "./SendEnquiryForm.css.ts";

export interface SendEnquiryFormProps {
  recipients: readonly ChosenBusiness[];
  product: string | undefined;
  draftKey: string;
  busy: boolean;
  /** Why the server refused the request. */
  problem: FoodshedError | undefined;
  /** Number of refused requests. */
  failures: number;
  onSubmit: (body: Schema<"SendEnquiryRequest">) => void;
  onCancel: () => void;
}

/** What is asked for: one thing; the rest may be left open. */
export function SendEnquiryForm(props: SendEnquiryFormProps) {
  const { recipients, product = "", draftKey, busy, problem, failures, onSubmit, onCancel } = props;
  const t = useTranslate();
  const { ended } = useActingAccount();
  const form = useSchemaForm<EnquiryValues>(enquirySchema, {
    defaultValues: { ...emptyEnquiry, product: product.slice(0, ENQUIRY_PRODUCT_MAX_LENGTH) },
    // The error summary takes focus instead, and links to the fields.
    shouldFocusError: false,
  });
  useFormDraft(form, draftKey);
  const attachment = useAttachment(...recipients.map(({ id }) => id));
  const { handleSubmit, setFocus, formState } = form;
  const { errors, submitCount } = formState;
  const attaching = attachment.file !== null && attachment.status !== "done";
  const names = useFieldNames();
  // A request that failed because the session ended needs no correction.
  const refusal = problem?.status === 401 ? undefined : problem;
  const wrong = summaryErrors(errors);
  const listed = (wrong.length > 0 ? wrong : problemErrors(refusal, enquiryFields)).map(
    ({ field = "", message }) => ({
      field,
      message: names[field] ? t(strings.wrongField, { field: names[field], problem: message }) : message,
    }),
  );
  const submit = handleSubmit((values) => {
    if (attaching || ended) return;
    onSubmit(
      toRequest(
        values,
        recipients.map(({ id }) => id),
        attachment.id ? [attachment.id] : [],
        t.locale,
      ),
    );
  });
  return (
    <form method="post" noValidate className={css.form} onSubmit={submit}>
      <ErrorSummary
        errors={listed}
        attempt={submitCount + failures}
        onSelect={(field) => setFocus(field as keyof EnquiryValues)}
      />
      {/* Who may read an attachment is fixed when it is uploaded. */}
      <Recipients recipients={recipients} fixed={busy || attachment.file !== null} />
      <EnquiryFields form={form} />
      <FilePicker
        label={t(strings.attachment)}
        optional
        hint={t(strings.attachmentHint)}
        extensions={MESSAGE_FILE_EXTENSIONS}
        tooLarge={t(strings.fileTooLarge)}
        file={attachment.file}
        status={attachment.status}
        error={attachment.problem ?? refusal?.errors?.files?.[0]}
        onFile={attachment.choose}
        onRetry={() => attachment.choose(attachment.file)}
      />
      <SessionEnded ended={ended} />
      <DialogActions>
        <Button variant="quiet" disabled={busy} onClick={onCancel}>
          {t(strings.cancel)}
        </Button>
        <Button type="submit" busy={busy} disabled={attaching || ended}>
          {t(strings.sendTo, { count: recipients.length })}
        </Button>
      </DialogActions>
    </form>
  );
}
