import { LINE_MAX_LENGTH, SHIPPING_CITY_MAX_LENGTH } from "@foodshed/sdk/vocabulary";
import { createContext, type FormEvent, type ReactNode, useContext, useState } from "react";
import { Button } from "../../primitives/Button/Button.tsx";
import { CheckboxField } from "../../primitives/Field/CheckboxField.tsx";
import { PostalCodeField } from "../../primitives/Field/PostalCodeField.tsx";
import { TextField } from "../../primitives/Field/TextField.tsx";
import { useNavigate } from "../../provider/host.tsx";
import { useTranslate, type WidgetTranslate } from "../../provider/locale.tsx";
import * as strings from "../generated/strings.ts";
import {
  SHIPPING_FIELDS,
  type ShippingField,
  shippingFieldError,
} from "../ShippingForm/shippingFieldErrors.ts";
import { shipmentPath } from "../shipmentDraft.ts";
import * as css from "./ShippingEmbed.css.ts";

export interface ShippingEmbedProps {
  /** The initial values of the fields. */
  fromCity?: string;
  fromPostalCode?: string;
  toCity?: string;
  toPostalCode?: string;
}

type Faults = Partial<Record<ShippingField, string>>;

const FaultsContext = createContext<Faults>({});

/**
 * The shipping calculator on a page that is not ours. Rates cost money and are for members, so it takes what was typed along
 * to the site, which asks for a login and shows the rates. The form validates before it navigates there.
 */
export function ShippingEmbed({ fromCity, fromPostalCode, toCity, toPostalCode }: ShippingEmbedProps) {
  const t = useTranslate();
  const navigate = useNavigate();
  const [faults, setFaults] = useState<Faults>();
  const send = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    const found = faultsOf(form, t);
    setFaults(found);
    const [first] = Object.keys(found);
    if (first) fieldOf(form, first)?.focus();
    else navigate(shipmentPath(new FormData(form)));
  };
  return (
    <div className={css.container}>
      <FaultsContext value={faults ?? {}}>
        <form
          className={css.form}
          noValidate
          onSubmit={send}
          // After the first submit a corrected field no longer shows its error.
          onInput={(event) => faults && setFaults(faultsOf(event.currentTarget, t))}
        >
          <h2 className={css.title}>{t(strings.shippingCalculator)}</h2>
          <div className={css.sections}>
            <Section title={t(strings.step, { number: 1, title: t(strings.shipFrom) })}>
              <Address side="from" city={fromCity} postalCode={fromPostalCode} />
            </Section>
            <Section title={t(strings.step, { number: 2, title: t(strings.parcel) })}>
              <div className={css.pair}>
                <Dimension name="length" label={t(strings.lengthCm)} />
                <Dimension name="width" label={t(strings.widthCm)} />
                <Dimension name="height" label={t(strings.heightCm)} />
                <Dimension name="weight" label={t(strings.weightLb)} />
              </div>
              <CheckboxField label={t(strings.temperatureSensitive)} name="dry_ice" value="true" />
            </Section>
            <Section title={t(strings.step, { number: 3, title: t(strings.shipTo) })}>
              <Address side="to" city={toCity} postalCode={toPostalCode} />
            </Section>
          </div>
          <div className={css.foot}>
            <Button type="submit">{t(strings.getRates)}</Button>
            <p className={css.note}>{t(strings.opensFoodshed)}</p>
          </div>
        </form>
      </FaultsContext>
    </div>
  );
}

function faultsOf(form: HTMLFormElement, t: WidgetTranslate): Faults {
  const faults: Faults = {};
  for (const field of SHIPPING_FIELDS) {
    const input = fieldOf(form, field);
    const fault = input && shippingFieldError(field, input.value, t);
    if (fault) faults[field] = fault;
  }
  return faults;
}

const fieldOf = (form: HTMLFormElement, name: string) =>
  form.querySelector<HTMLInputElement>(`[name="${name}"]`);

function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <fieldset className={css.section}>
      <legend className={css.legend}>{title}</legend>
      {children}
    </fieldset>
  );
}

interface AddressProps {
  side: "from" | "to";
  city: string | undefined;
  postalCode: string | undefined;
}

function Address({ side, city, postalCode }: AddressProps) {
  const t = useTranslate();
  const faults = useContext(FaultsContext);
  return (
    <>
      <TextField
        label={t(strings.streetAddress)}
        name={`${side}_street1`}
        error={faults[`${side}_street1`]}
        maxLength={LINE_MAX_LENGTH}
        autoComplete="off"
      />
      <div className={css.pair}>
        <TextField
          label={t(strings.city)}
          name={`${side}_city`}
          error={faults[`${side}_city`]}
          maxLength={SHIPPING_CITY_MAX_LENGTH}
          defaultValue={city}
          autoComplete="off"
        />
        <PostalCodeField
          label={t(strings.postalCode)}
          name={`${side}_postal_code`}
          error={faults[`${side}_postal_code`]}
          defaultValue={postalCode}
          autoComplete="off"
        />
      </div>
      <CheckboxField label={t(strings.residentialAddress)} name={`${side}_residential`} value="true" />
    </>
  );
}

function Dimension({ name, label }: { name: "length" | "width" | "height" | "weight"; label: string }) {
  const faults = useContext(FaultsContext);
  return (
    <TextField
      label={label}
      name={`parcel.${name}`}
      error={faults[`parcel.${name}`]}
      inputMode="decimal"
      autoComplete="off"
    />
  );
}
