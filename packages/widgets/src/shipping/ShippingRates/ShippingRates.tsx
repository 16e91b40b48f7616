import type { Schema } from "@foodshed/sdk";
import type { RateSort } from "@foodshed/sdk/vocabulary";
import { type Ref, useRef } from "react";
import { type DataColumn, DataTable } from "../../primitives/DataTable/DataTable.tsx";
import { useColumnNarrower } from "../../primitives/useColumnNarrower.ts";
import { useMediaQuery } from "../../primitives/useMediaQuery.ts";
import { useTranslate, type WidgetTranslate } from "../../provider/locale.tsx";
import { media } from "../../theme/breakpoints.ts";
import { text, textLink } from "../../theme/text.css.ts";
import * as strings from "../generated/strings.ts";
import { CarrierDetails, DeliveryDays, VisitCarrier } from "./RateParts.tsx";
import { RatesList } from "./RatesList.tsx";
import { quoteText, type Rate, type RateOrder, rateKey, sortRates } from "./rates.ts";
import * as css from "./ShippingRates.css.ts";

export interface ShippingRatesProps {
  answer: Schema<"ShippingRatesResponse">;
  sort: RateOrder;
  onSort: (sort: RateOrder) => void;
  onBackToTop: () => void;
  /** The heading, which takes focus when rates are shown. */
  headingRef?: Ref<HTMLHeadingElement>;
}

const columnsOf = (t: WidgetTranslate): readonly DataColumn<Rate, RateSort | "visit">[] => [
  {
    id: "carrier",
    header: t(strings.carrierDetails),
    sortable: true,
    namesRow: true,
    cell: (rate) => <CarrierDetails rate={rate} />,
  },
  { id: "rate", header: t(strings.quote), sortable: true, numeric: true, cell: (rate) => quoteText(rate, t) },
  {
    id: "delivery_days",
    header: t(strings.deliveryDays),
    sortable: true,
    numeric: true,
    cell: (rate) => <DeliveryDays rate={rate} />,
  },
  { id: "visit", header: t(strings.visitCarrier), cell: (rate) => <VisitCarrier rate={rate} /> },
];

/** CSS pixels that the four columns need, where the window is wide and its column is not. */
const TABLE_MIN_WIDTH = 560;

/** The carriers' rates for the parcel: a table, or a compact list on windows under 768 px and in narrow columns. */
export function ShippingRates({ answer, sort, onSort, onBackToTop, headingRef }: ShippingRatesProps) {
  const t = useTranslate();
  const section = useRef<HTMLElement>(null);
  const onPhone = useMediaQuery(media.phone);
  const inNarrowColumn = useColumnNarrower(TABLE_MIN_WIDTH, section);
  const compact = onPhone || inNarrowColumn;
  const rates = sortRates(answer.rates, sort, t);
  return (
    <section ref={section} className={css.section} aria-labelledby="shipping-rates">
      <h2 id="shipping-rates" ref={headingRef} tabIndex={-1} className={css.title}>
        {t(strings.ratesCount, { count: rates.length })}
      </h2>
      {answer.notice && <p className={css.notice}>{answer.notice}</p>}
      {rates.length === 0 ? (
        <p className={text.body}>{t(strings.noRates)}</p>
      ) : compact ? (
        <RatesList rates={rates} sort={sort} onSort={onSort} />
      ) : (
        <DataTable
          caption={t(strings.rates)}
          columns={columnsOf(t)}
          rows={rates}
          rowKey={rateKey}
          sort={sort}
          // The last column cannot be sorted by.
          onSort={({ by, direction }) => by !== "visit" && onSort({ by, direction })}
        />
      )}
      <p className={css.top}>
        {/* biome-ignore lint/a11y/useValidAnchor: it scrolls to a part of the page, smoothly and without changing the address */}
        <a
          href="#shipping-calculator"
          className={textLink}
          onClick={(event) => {
            event.preventDefault();
            onBackToTop();
          }}
        >
          {t(strings.backToTop)}
        </a>
      </p>
    </section>
  );
}
