import { VisuallyHidden } from "../../primitives/VisuallyHidden/VisuallyHidden.tsx";
import { textLink } from "../../theme/text.css.ts";
import { daysText, type Rate } from "./rates.ts";
import * as css from "./ShippingRates.css.ts";

/** The carrier and the name of its service. */
export function CarrierDetails({ rate }: { rate: Rate }) {
  return (
    <>
      <span className={css.carrier}>{rate.carrier}</span>
      {rate.service_name && <span className={css.service}>{rate.service_name}</span>}
    </>
  );
}

export function DeliveryDays({ rate }: { rate: Rate }) {
  const days = daysText(rate);
  if (days) return days;
  return (
    <>
      <span aria-hidden="true">–</span>
      <VisuallyHidden>Not known</VisuallyHidden>
    </>
  );
}

/** Links to the carrier's rate page in a new tab, so that the form keeps its input. */
export function VisitCarrier({ rate }: { rate: Rate }) {
  if (!rate.url) return null;
  return (
    <a href={rate.url} target="_blank" rel="noopener noreferrer" className={textLink}>
      Visit {rate.carrier}
      <VisuallyHidden> (opens in a new tab)</VisuallyHidden>
    </a>
  );
}
