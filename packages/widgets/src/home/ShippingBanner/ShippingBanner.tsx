import { LinkButton } from "../../primitives/Button/LinkButton.tsx";
import { useSession } from "../../provider/host.tsx";
import { useTranslate } from "../../provider/locale.tsx";
import * as strings from "../generated/strings.ts";
import * as css from "./ShippingBanner.css.ts";

/** Promotes the shipping calculator, which is for members: visitors get a link to register. */
export function ShippingBanner() {
  const t = useTranslate();
  const session = useSession();
  return (
    <section className={css.banner} aria-labelledby="shipping-banner">
      <svg className={css.rows} viewBox="0 0 600 200" preserveAspectRatio="xMaxYMax slice" aria-hidden="true">
        {ROWS.map((d) => (
          <path key={d} d={d} />
        ))}
      </svg>
      <div className={css.words}>
        <h2 id="shipping-banner" className={css.title}>
          {t(strings.shippingTitle)}
        </h2>
        <p className={css.lead}>{t(strings.shippingLead)}</p>
      </div>
      <LinkButton to={session ? "/shipping" : "/register"} variant="accent">
        {t(strings.calculateShipping)}
      </LinkButton>
    </section>
  );
}

// The furrows of the mark, seen from the side.
const ROWS = Array.from({ length: 9 }, (_, row) => {
  const x = 240 + row * 46;
  return `M${300 + row * 20} 64C${x} 96 ${x - 40 + row * 18} 140 ${120 + row * 86} 210`;
});
