import type { FoodshedError, Schema } from "@foodshed/sdk";
import { ENQUIRY_TEXT_MAX_LENGTH, ENQUIRY_UNIT_MAX_LENGTH, ontarioDay } from "@foodshed/sdk/vocabulary";
import { Button } from "../../primitives/Button/Button.tsx";
import { DialogActions } from "../../primitives/Dialog/Dialog.tsx";
import { ErrorSummary } from "../../primitives/ErrorSummary/ErrorSummary.tsx";
import { problemErrors, summaryErrors } from "../../primitives/ErrorSummary/summaryErrors.ts";
import { RadioGroup } from "../../primitives/Field/RadioGroup.tsx";
import { SelectField } from "../../primitives/Field/SelectField.tsx";
import { TextArea } from "../../primitives/Field/TextArea.tsx";
import { TextField } from "../../primitives/Field/TextField.tsx";
import { useSchemaForm } from "../../primitives/Field/useSchemaForm.ts";
import { SessionEnded } from "../../primitives/SessionEnded/SessionEnded.tsx";
import { useTranslate } from "../../provider/locale.tsx";
import { useActingAccount } from "../../provider/useActingAccount.ts";
import { useFormDraft } from "../../provider/useFormDraft.ts";
import * as strings from "../generated/strings.ts";
import { QuantityFields } from "../QuantityFields/QuantityFields.tsx";
import * as css from "../SendEnquiry/SendEnquiryForm.css.ts";
import { UnitField } from "../UnitField/UnitField.tsx";
import { type AnswerValues, answerFields, answerSchema, toAnswer, valuesOf } from "./answerForm.ts";

export interface AnswerFormProps {
  enquiry: Schema<"ReceivedEnquiry">;
  draftKey: string;
  busy: boolean;
  /** Why the server refused the request. */
  problem: FoodshedError | undefined;
  /** Number of refused requests. */
  failures: number;
  onSubmit: (answer: Schema<"AnswerEnquiryRequest">) => void;
  onCancel: () => void;
}

/** Yes or no; with a yes, as many numbers as one likes to give. */
export function AnswerForm({
  enquiry,
  draftKey,
  busy,
  problem,
  failures,
  onSubmit,
  onCancel,
}: AnswerFormProps) {
  const t = useTranslate();
  const { ended } = useActingAccount();
  const today = ontarioDay(new Date());
  const form = useSchemaForm<AnswerValues>(answerSchema, {
    defaultValues: valuesOf(enquiry, today),
    // The error summary takes focus instead, and links to the fields.
    shouldFocusError: false,
  });
  useFormDraft(form, draftKey);
  const { register, handleSubmit, setFocus, watch, formState } = form;
  const { errors, submitCount } = formState;
  const names: Record<string, string> = {
    available: t(strings.haveIt),
    quantity: t(strings.quantity),
    unit: t(strings.unit),
    price: t(strings.priceInDollars),
    price_unit: t(strings.pricePer),
    date: t(strings.fromDay),
    content: t(strings.remarks),
  };
  // A request that failed because the session ended needs no correction.
  const refusal = problem?.status === 401 ? undefined : problem;
  const wrong = summaryErrors(errors);
  const listed = (wrong.length > 0 ? wrong : problemErrors(refusal, answerFields)).map(
    ({ field = "", message }) => ({
      field,
      message: names[field] ? t(strings.wrongField, { field: names[field], problem: message }) : message,
    }),
  );
  return (
    <form
      method="post"
      noValidate
      className={css.form}
      onSubmit={handleSubmit((values) => !ended && onSubmit(toAnswer(values, t.locale)))}
    >
      <ErrorSummary
        errors={listed}
        attempt={submitCount + failures}
        onSelect={(field) => setFocus(field as keyof AnswerValues)}
      />
      <RadioGroup
        label={names.available}
        inline
        options={[
          { value: "yes", label: t(strings.yes) },
          { value: "no", label: t(strings.no) },
        ]}
        error={errors.available?.message}
        {...register("available")}
      />
      {watch("available") !== "no" && (
        <>
          <QuantityFields
            quantity={{ label: names.quantity, error: errors.quantity, field: register("quantity") }}
            unit={{ label: names.unit, error: errors.unit, field: register("unit") }}
          />
          <div className={css.pair}>
            <TextField
              label={names.price}
              optional
              inputMode="decimal"
              autoComplete="off"
              error={errors.price?.message}
              {...register("price")}
            />
            <UnitField
              label={names.price_unit}
              optional
              maxLength={ENQUIRY_UNIT_MAX_LENGTH}
              error={errors.price_unit?.message}
              {...register("price_unit")}
            />
          </div>
          <div className={css.pair}>
            <TextField
              label={names.date}
              optional
              type="date"
              min={today}
              error={errors.date?.message}
              {...register("date")}
            />
            <SelectField
              label={t(strings.delivers)}
              optional
              options={[
                { value: "", label: t(strings.notSaid) },
                { value: "yes", label: t(strings.yes) },
                { value: "no", label: t(strings.no) },
              ]}
              {...register("delivers")}
            />
          </div>
        </>
      )}
      <TextArea
        label={names.content}
        optional
        rows={3}
        limit={ENQUIRY_TEXT_MAX_LENGTH}
        error={errors.content?.message}
        {...register("content")}
      />
      <SessionEnded ended={ended} />
      <DialogActions>
        <Button variant="quiet" disabled={busy} onClick={onCancel}>
          {t(strings.cancel)}
        </Button>
        <Button type="submit" busy={busy} disabled={ended}>
          {t(strings.sendAnswer)}
        </Button>
      </DialogActions>
    </form>
  );
}
