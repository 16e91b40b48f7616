import type { Schema } from "@foodshed/sdk";
import { INCHES_PER_CM, OUNCES_PER_LB } from "@foodshed/sdk/vocabulary";
import { useState } from "react";
import { TruckIcon } from "../../brand/icons/signs.tsx";
import { Button } from "../../primitives/Button/Button.tsx";
import { CheckboxField } from "../../primitives/Field/CheckboxField.tsx";
import { decimalOf } from "../../primitives/Field/decimal.ts";
import { TextField } from "../../primitives/Field/TextField.tsx";
import { useSchemaForm } from "../../primitives/Field/useSchemaForm.ts";
import { FormStatus } from "../../primitives/FormStatus/FormStatus.tsx";
import { useTranslate } from "../../provider/locale.tsx";
import { useMutation } from "../../provider/useMutation.ts";
import { heading } from "../../theme/text.css.ts";
import * as strings from "../generated/strings.ts";
import type { Quote } from "./answers.ts";
import * as css from "./EnquiryPage.css.ts";
import { type ParcelValues, parcelOf, parcelSchema } from "./parcelForm.ts";

const MEASURES = [
  { name: "length", label: strings.parcelLength },
  { name: "width", label: strings.parcelWidth },
  { name: "height", label: strings.parcelHeight },
  { name: "weight", label: strings.parcelWeight },
] as const;

export interface EnquiryShippingProps {
  enquiry: Schema<"Enquiry">;
  onQuotes: (quotes: readonly Quote[]) => void;
}

/** What a parcel from each business that has the goods would cost; the rates stand in the answers then. */
export function EnquiryShipping({ enquiry, onQuotes }: EnquiryShippingProps) {
  const t = useTranslate();
  const [notice, setNotice] = useState<string>();
  const { register, handleSubmit, formState } = useSchemaForm<ParcelValues>(parcelSchema, {
    defaultValues: parcelOf(enquiry),
  });
  const quote = useMutation(
    (client, { dry_ice, ...values }: ParcelValues) =>
      client.POST("/enquiries/{id}/shipping/", {
        params: { path: { id: enquiry.id } },
        body: {
          dry_ice,
          parcel: {
            length: decimalOf(values.length, t.locale) * INCHES_PER_CM,
            width: decimalOf(values.width, t.locale) * INCHES_PER_CM,
            height: decimalOf(values.height, t.locale) * INCHES_PER_CM,
            weight: decimalOf(values.weight, t.locale) * OUNCES_PER_LB,
          },
        },
      }),
    ({ rates, notice: said }) => {
      setNotice([t(strings.ratesShown), said].filter(Boolean).join(" "));
      onQuotes(rates);
    },
  );
  return (
    <section className={css.section} aria-labelledby="enquiry-shipping">
      <h2 id="enquiry-shipping" className={heading.h2}>
        {t(strings.shippingForEach)}
      </h2>
      <p className={css.note}>{t(strings.shippingHelp)}</p>
      <form
        method="post"
        noValidate
        className={css.parcel}
        onSubmit={handleSubmit((values) => quote.run(values))}
      >
        <div className={css.measures}>
          {MEASURES.map(({ name, label }) => (
            <TextField
              key={name}
              label={t(label)}
              inputMode="decimal"
              autoComplete="off"
              error={formState.errors[name]?.message}
              {...register(name)}
            />
          ))}
        </div>
        <CheckboxField label={t(strings.keepCold)} {...register("dry_ice")} />
        <FormStatus error={quote.problem?.message} success={notice} />
        <div>
          <Button type="submit" variant="secondary" busy={quote.isPending} icon={<TruckIcon />}>
            {t(strings.compareShipping)}
          </Button>
        </div>
      </form>
    </section>
  );
}
