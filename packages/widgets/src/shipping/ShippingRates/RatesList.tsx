import type { LocalizedString } from "@foodshed/sdk/locale";
import type { RateSort } from "@foodshed/sdk/vocabulary";
import { SelectField } from "../../primitives/Field/SelectField.tsx";
import { useTranslate } from "../../provider/locale.tsx";
import * as strings from "../generated/strings.ts";
import { CarrierDetails, DeliveryDays, VisitCarrier } from "./RateParts.tsx";
import { quoteText, type Rate, type RateOrder, rateKey } from "./rates.ts";
import * as css from "./ShippingRates.css.ts";

export interface RatesListProps {
  rates: readonly Rate[];
  sort: RateOrder;
  onSort: (sort: RateOrder) => void;
}

const orders = [
  { value: "rate ascending", label: strings.quoteLowest },
  { value: "rate descending", label: strings.quoteHighest },
  { value: "delivery_days ascending", label: strings.daysFewest },
  { value: "delivery_days descending", label: strings.daysMost },
  { value: "carrier ascending", label: strings.carrierAToZ },
  { value: "carrier descending", label: strings.carrierZToA },
] as const satisfies { value: `${RateSort} ${RateOrder["direction"]}`; label: LocalizedString }[];

/** The rates as a list, where a table does not fit. */
export function RatesList({ rates, sort, onSort }: RatesListProps) {
  const t = useTranslate();
  return (
    <>
      <SelectField
        label={t(strings.sortBy)}
        options={orders.map(({ value, label }) => ({ value, label: t(label) }))}
        value={`${sort.by} ${sort.direction}`}
        onChange={({ target }) => {
          const [by, direction] = target.value.split(" ") as [RateSort, RateOrder["direction"]];
          onSort({ by, direction });
        }}
      />
      <ul className={css.list}>
        {rates.map((rate) => (
          <li key={rateKey(rate)} className={css.item}>
            <div className={css.details}>
              <CarrierDetails rate={rate} />
            </div>
            <p className={css.quote}>{quoteText(rate, t)}</p>
            {rate.delivery_days !== null && (
              <p className={css.days}>
                <DeliveryDays rate={rate} />
              </p>
            )}
            <p className={css.visit}>
              <VisitCarrier rate={rate} />
            </p>
          </li>
        ))}
      </ul>
    </>
  );
}
