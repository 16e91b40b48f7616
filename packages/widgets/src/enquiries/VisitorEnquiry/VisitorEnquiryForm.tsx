import type { FoodshedError } from "@foodshed/sdk";
import { ENQUIRY_PRODUCT_MAX_LENGTH } from "@foodshed/sdk/vocabulary";
import type { UseFormReturn } from "react-hook-form";
import * as messages from "../../messages/generated/strings.ts";
import { Button } from "../../primitives/Button/Button.tsx";
import { DialogActions } from "../../primitives/Dialog/Dialog.tsx";
import { ErrorSummary } from "../../primitives/ErrorSummary/ErrorSummary.tsx";
import { problemErrors, summaryErrors } from "../../primitives/ErrorSummary/summaryErrors.ts";
import { TextField } from "../../primitives/Field/TextField.tsx";
import { useSchemaForm } from "../../primitives/Field/useSchemaForm.ts";
import { useTranslate } from "../../provider/locale.tsx";
import type { ChosenBusiness } from "../chosenBusinesses.ts";
import * as strings from "../generated/strings.ts";
import { EnquiryFields, useFieldNames } from "../SendEnquiry/EnquiryFields.tsx";
import type { EnquiryValues } from "../SendEnquiry/enquiryForm.ts";
import { Recipients } from "../SendEnquiry/Recipients.tsx";
import * as css from "../SendEnquiry/SendEnquiryForm.css.ts";
import {
  emptyVisitorEnquiry,
  NAME_MAX_LENGTH,
  type VisitorEnquiryValues,
  visitorEnquiryFields,
  visitorEnquirySchema,
} from "./visitorEnquiryForm.ts";

interface VisitorEnquiryFormProps {
  recipients: readonly ChosenBusiness[];
  product: string | undefined;
  busy: boolean;
  /** Why the server refused the request. */
  problem: FoodshedError | undefined;
  /** Number of refused requests. */
  failures: number;
  onSubmit: (values: VisitorEnquiryValues) => void;
  onCancel: () => void;
}

/** What is asked for, and where the answers go. */
export function VisitorEnquiryForm(props: VisitorEnquiryFormProps) {
  const { recipients, product = "", busy, problem, failures, onSubmit, onCancel } = props;
  const t = useTranslate();
  const form = useSchemaForm<VisitorEnquiryValues>(visitorEnquirySchema, {
    defaultValues: { ...emptyVisitorEnquiry, product: product.slice(0, ENQUIRY_PRODUCT_MAX_LENGTH) },
    // The error summary takes focus instead, and links to the fields.
    shouldFocusError: false,
  });
  const { register, handleSubmit, setFocus, formState } = form;
  const { errors, submitCount } = formState;
  const names: Record<string, string> = {
    ...useFieldNames(),
    name: t(messages.visitorName),
    email: t(messages.visitorEmail),
  };
  const wrong = summaryErrors(errors);
  const listed = (wrong.length > 0 ? wrong : problemErrors(problem, visitorEnquiryFields)).map(
    ({ field = "", message }) => ({
      field,
      message: names[field] ? t(strings.wrongField, { field: names[field], problem: message }) : message,
    }),
  );
  return (
    <form method="post" noValidate className={css.form} onSubmit={handleSubmit(onSubmit)}>
      <ErrorSummary
        errors={listed}
        attempt={submitCount + failures}
        onSelect={(field) => setFocus(field as keyof VisitorEnquiryValues)}
      />
      <Recipients recipients={recipients} fixed={busy} />
      <EnquiryFields form={form as unknown as UseFormReturn<EnquiryValues>} />
      <div className={css.pair}>
        <TextField
          label={names.name}
          autoComplete="name"
          maxLength={NAME_MAX_LENGTH}
          error={errors.name?.message}
          {...register("name")}
        />
        <TextField
          label={names.email}
          type="email"
          autoComplete="email"
          error={errors.email?.message}
          {...register("email")}
        />
      </div>
      <DialogActions>
        <Button variant="quiet" disabled={busy} onClick={onCancel}>
          {t(strings.cancel)}
        </Button>
        <Button type="submit" busy={busy}>
          {t(strings.visitorAsk)}
        </Button>
      </DialogActions>
    </form>
  );
}
