import { label } from "@foodshed/sdk/vocabulary";
import { VisuallyHidden } from "../../primitives/VisuallyHidden/VisuallyHidden.tsx";
import { useTranslate } from "../../provider/locale.tsx";
import { textLink } from "../../theme/text.css.ts";
import * as strings from "../generated/strings.ts";
import { daysText, type Rate } from "./rates.ts";
import * as css from "./ShippingRates.css.ts";

/** The carrier and the name of its service. */
export function CarrierDetails({ rate }: { rate: Rate }) {
  const t = useTranslate();
  return (
    <>
      <span className={css.carrier}>{label(t, rate.carrier)}</span>
      {rate.service_name && <span className={css.service}>{label(t, rate.service_name)}</span>}
    </>
  );
}

export function DeliveryDays({ rate }: { rate: Rate }) {
  const t = useTranslate();
  const days = daysText(rate, t);
  if (days) return days;
  return (
    <>
      <span aria-hidden="true">–</span>
      <VisuallyHidden>{t(strings.notKnown)}</VisuallyHidden>
    </>
  );
}

/** Links to the carrier's rate page in a new tab, so that the form keeps its input. */
export function VisitCarrier({ rate }: { rate: Rate }) {
  const t = useTranslate();
  if (!rate.url) return null;
  return (
    <a href={rate.url} target="_blank" rel="noopener noreferrer" className={textLink}>
      {t.rich(strings.visitNamed, {
        carrier: label(t, rate.carrier),
        hidden: (text) => <VisuallyHidden>{text}</VisuallyHidden>,
      })}
    </a>
  );
}
