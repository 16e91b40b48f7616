import { useId } from "react";
import { TruckIcon } from "../../brand/icons/signs.tsx";
import { LinkButton } from "../../primitives/Button/LinkButton.tsx";
import { useTranslate } from "../../provider/locale.tsx";
import * as strings from "../generated/strings.ts";
import * as css from "./ShippingCard.css.ts";

/** Leads to the shipping calculator. */
export function ShippingCard() {
  const t = useTranslate();
  const id = useId();
  return (
    <section className={css.card} aria-labelledby={id}>
      <h2 id={id} className={css.title}>
        {t(strings.shippingCalculator)}
      </h2>
      <p className={css.lead}>{t(strings.shippingLead)}</p>
      <LinkButton to="/shipping" size="sm" icon={<TruckIcon />}>
        {t(strings.compareRates)}
      </LinkButton>
    </section>
  );
}
