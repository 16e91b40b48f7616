import type { RateSort } from "@foodshed/sdk/vocabulary";
import { SelectField } from "../../primitives/Field/SelectField.tsx";
import { CarrierDetails, DeliveryDays, VisitCarrier } from "./RateParts.tsx";
import { quoteText, type Rate, type RateOrder, rateKey } from "./rates.ts";
import * as css from "./ShippingRates.css.ts";

export interface RatesListProps {
  rates: readonly Rate[];
  sort: RateOrder;
  onSort: (sort: RateOrder) => void;
}

const orders = [
  { value: "rate ascending", label: "Quote, lowest first" },
  { value: "rate descending", label: "Quote, highest first" },
  { value: "delivery_days ascending", label: "Delivery days, fewest first" },
  { value: "delivery_days descending", label: "Delivery days, most first" },
  { value: "carrier ascending", label: "Carrier, A to Z" },
  { value: "carrier descending", label: "Carrier, Z to A" },
] as const satisfies { value: `${RateSort} ${RateOrder["direction"]}`; label: string }[];

/** The rates as a list, where a table does not fit. */
export function RatesList({ rates, sort, onSort }: RatesListProps) {
  return (
    <>
      <SelectField
        label="Sort by"
        options={orders}
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
            <p className={css.quote}>{quoteText(rate)}</p>
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
