import type { FoodshedError } from "@foodshed/sdk";
import { PARCEL_MIN } from "@foodshed/sdk/vocabulary";
import { zodResolver } from "@hookform/resolvers/zod";
import { type ReactNode, useId } from "react";
import { useForm } from "react-hook-form";
import { TruckIcon } from "../../brand/icons/signs.tsx";
import { Button } from "../../primitives/Button/Button.tsx";
import { ErrorSummary } from "../../primitives/ErrorSummary/ErrorSummary.tsx";
import { summaryErrors } from "../../primitives/ErrorSummary/summaryErrors.ts";
import { CheckboxField } from "../../primitives/Field/CheckboxField.tsx";
import { TextField } from "../../primitives/Field/TextField.tsx";
import { useActingAccount } from "../../provider/useActingAccount.ts";
import { useFormDraft } from "../../provider/useFormDraft.ts";
import { AddressFields } from "./AddressFields.tsx";
import * as css from "./ShippingForm.css.ts";
import { type ShippingField, shippingFieldNames } from "./shippingFieldErrors.ts";
import { emptyShipment, type ShippingValues, serverFieldErrors, shippingSchema } from "./shippingForm.ts";
import { useShipFrom } from "./useShipFrom.ts";
import { useShipmentDraft } from "./useShipmentDraft.ts";

export interface ShippingFormProps {
  busy: boolean;
  /** The error of the last request for rates. */
  problem: FoodshedError | undefined;
  /** Number of failed requests. */
  failures: number;
  onSubmit: (values: ShippingValues) => void;
}

const dimensions = [
  { name: "length", label: "Length (cm)" },
  { name: "width", label: "Width (cm)" },
  { name: "height", label: "Height (cm)" },
  { name: "weight", label: "Weight (lb)" },
] as const;

/** The form of a parcel, its origin and its destination. The origin defaults to the signed-in business's address. */
export function ShippingForm({ busy, problem, failures, onSubmit }: ShippingFormProps) {
  const form = useForm<ShippingValues>({
    resolver: zodResolver(shippingSchema),
    defaultValues: emptyShipment,
    // The error summary takes focus instead, and links to the fields.
    shouldFocusError: false,
  });
  const { register, handleSubmit, setFocus, formState } = form;
  const { errors, submitCount } = formState;
  const { account } = useActingAccount();
  // A login in between keeps the input.
  useFormDraft(form, account === undefined ? undefined : `${account} shipment`);
  // The draft first: the business's own address only fills empty fields.
  useShipmentDraft(form);
  useShipFrom(form);
  const wrong = summaryErrors(errors);
  // "Required" alone, ten times in the summary, would not name the field.
  const listed = inOrder(wrong.length > 0 ? wrong : serverFieldErrors(problem)).map(({ field, message }) => ({
    field,
    message: isShippingField(field) ? `${shippingFieldNames[field]}: ${message}` : message,
  }));
  return (
    <form method="post" noValidate className={css.form} onSubmit={handleSubmit(onSubmit)}>
      <ErrorSummary
        errors={listed}
        attempt={submitCount + failures}
        onSelect={(field) => isShippingField(field) && setFocus(field)}
      />
      <div className={css.sections}>
        <Section number={1} title="Ship from">
          <AddressFields side="from" register={register} errors={errors} />
        </Section>
        <Section number={2} title="Parcel">
          <div className={css.pair}>
            {dimensions.map(({ name, label }) => (
              <TextField
                key={name}
                label={label}
                type="number"
                inputMode="decimal"
                min={PARCEL_MIN}
                step={PARCEL_MIN}
                error={errors.parcel?.[name]?.message}
                {...register(`parcel.${name}`)}
              />
            ))}
          </div>
          <CheckboxField
            label="Temperature-sensitive"
            hint="Shows the carriers with refrigerated trucks."
            {...register("dry_ice")}
          />
        </Section>
        <Section number={3} title="Ship to">
          <AddressFields side="to" register={register} errors={errors} />
        </Section>
      </div>
      <div className={css.send}>
        <Button type="submit" busy={busy} icon={<TruckIcon />}>
          Get Shipping Rates
        </Button>
      </div>
    </form>
  );
}

function Section({ number, title, children }: { number: number; title: string; children: ReactNode }) {
  const id = useId();
  return (
    <section className={css.section} aria-labelledby={id}>
      <h2 id={id} className={css.title}>
        <span className={css.number}>{number}</span> {title}
      </h2>
      {children}
    </section>
  );
}

const order = Object.keys(shippingFieldNames);

function inOrder<Entry extends { field?: string }>(entries: readonly Entry[]): Entry[] {
  const place = ({ field }: Entry) => (isShippingField(field) ? order.indexOf(field) : order.length);
  return entries.toSorted((a, b) => place(a) - place(b));
}

function isShippingField(field: string | undefined): field is ShippingField {
  return field !== undefined && field in shippingFieldNames;
}
