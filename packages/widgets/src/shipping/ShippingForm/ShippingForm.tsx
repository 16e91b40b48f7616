import type { FoodshedError } from "@foodshed/sdk";
import type { LocalizedString } from "@foodshed/sdk/locale";
import { type ReactNode, useId } from "react";
import { TruckIcon } from "../../brand/icons/signs.tsx";
import { Button } from "../../primitives/Button/Button.tsx";
import { ErrorSummary } from "../../primitives/ErrorSummary/ErrorSummary.tsx";
import { summaryErrors } from "../../primitives/ErrorSummary/summaryErrors.ts";
import { CheckboxField } from "../../primitives/Field/CheckboxField.tsx";
import { TextField } from "../../primitives/Field/TextField.tsx";
import { useSchemaForm } from "../../primitives/Field/useSchemaForm.ts";
import { useTranslate } from "../../provider/locale.tsx";
import { useActingAccount } from "../../provider/useActingAccount.ts";
import { useFormDraft } from "../../provider/useFormDraft.ts";
import * as strings from "../generated/strings.ts";
import { AddressFields } from "./AddressFields.tsx";
import * as css from "./ShippingForm.css.ts";
import { SHIPPING_FIELDS, type ShippingField } from "./shippingFieldErrors.ts";
import { emptyShipment, type ShippingValues, serverFieldErrors, shippingSchema } from "./shippingForm.ts";
import { useShipFrom } from "./useShipFrom.ts";
import { useShipmentDraft } from "./useShipmentDraft.ts";

export interface ShippingFormProps {
  /** The initial values of the fields. */
  initial?: Partial<ShippingValues> | undefined;
  busy: boolean;
  /** The error of the last request for rates. */
  problem: FoodshedError | undefined;
  /** Number of failed requests. */
  failures: number;
  onSubmit: (values: ShippingValues) => void;
}

const dimensions = [
  { name: "length", label: strings.lengthCm },
  { name: "width", label: strings.widthCm },
  { name: "height", label: strings.heightCm },
  { name: "weight", label: strings.weightLb },
] as const;

/** The fields' names in the error summary. */
const fieldNames: Record<ShippingField, LocalizedString> = {
  from_street1: strings.fromStreet,
  from_city: strings.fromCity,
  from_postal_code: strings.fromPostalCode,
  "parcel.length": strings.length,
  "parcel.width": strings.width,
  "parcel.height": strings.height,
  "parcel.weight": strings.weight,
  to_street1: strings.toStreet,
  to_city: strings.toCity,
  to_postal_code: strings.toPostalCode,
};

/** The form of a parcel, its origin and its destination. The origin defaults to the signed-in business's address. */
export function ShippingForm({ initial, busy, problem, failures, onSubmit }: ShippingFormProps) {
  const t = useTranslate();
  const form = useSchemaForm<ShippingValues>(shippingSchema, {
    defaultValues: { ...emptyShipment, ...initial },
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
    message: isShippingField(field)
      ? t(strings.wrongField, { field: t(fieldNames[field]), problem: message })
      : message,
  }));
  return (
    <form method="post" noValidate className={css.form} onSubmit={handleSubmit(onSubmit)}>
      <ErrorSummary
        errors={listed}
        attempt={submitCount + failures}
        onSelect={(field) => isShippingField(field) && setFocus(field)}
      />
      <div className={css.sections}>
        <Section number={1} title={t(strings.shipFrom)}>
          <AddressFields side="from" register={register} errors={errors} />
        </Section>
        <Section number={2} title={t(strings.parcel)}>
          <div className={css.pair}>
            {dimensions.map(({ name, label }) => (
              <TextField
                key={name}
                label={t(label)}
                inputMode="decimal"
                autoComplete="off"
                error={errors.parcel?.[name]?.message}
                {...register(`parcel.${name}`)}
              />
            ))}
          </div>
          <CheckboxField
            label={t(strings.temperatureSensitive)}
            hint={t(strings.temperatureHint)}
            {...register("dry_ice")}
          />
        </Section>
        <Section number={3} title={t(strings.shipTo)}>
          <AddressFields side="to" register={register} errors={errors} />
        </Section>
      </div>
      <div className={css.send}>
        <Button type="submit" busy={busy} icon={<TruckIcon />}>
          {t(strings.getRates)}
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

function inOrder<Entry extends { field?: string }>(entries: readonly Entry[]): Entry[] {
  const place = ({ field }: Entry) =>
    isShippingField(field) ? SHIPPING_FIELDS.indexOf(field) : SHIPPING_FIELDS.length;
  return entries.toSorted((a, b) => place(a) - place(b));
}

function isShippingField(field: string | undefined): field is ShippingField {
  return SHIPPING_FIELDS.some((one) => one === field);
}
