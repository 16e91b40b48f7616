import { useId } from "react";
import { TruckIcon } from "../../brand/icons/signs.tsx";
import { LinkButton } from "../../primitives/Button/LinkButton.tsx";
import * as css from "./ShippingCard.css.ts";

/** Leads to the shipping calculator. */
export function ShippingCard() {
  const id = useId();
  return (
    <section className={css.card} aria-labelledby={id}>
      <h2 id={id} className={css.title}>
        Shipping Calculator
      </h2>
      <p className={css.lead}>Compare what carriers ask for a parcel, door to door within Ontario.</p>
      <LinkButton to="/shipping" size="sm" icon={<TruckIcon />}>
        Compare rates
      </LinkButton>
    </section>
  );
}
