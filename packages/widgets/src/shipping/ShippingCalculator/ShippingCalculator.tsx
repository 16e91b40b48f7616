import { useEffect, useRef, useState } from "react";
import { Button } from "../../primitives/Button/Button.tsx";
import * as primitiveStrings from "../../primitives/generated/strings.ts";
import { useTranslate } from "../../provider/locale.tsx";
import { useActingAccount } from "../../provider/useActingAccount.ts";
import { useMutation } from "../../provider/useMutation.ts";
import { heading, text } from "../../theme/text.css.ts";
import * as strings from "../generated/strings.ts";
import { ShippingForm } from "../ShippingForm/ShippingForm.tsx";
import { type ShippingValues, serverFieldErrors, toRequest } from "../ShippingForm/shippingForm.ts";
import { cheapestFirst } from "../ShippingRates/rates.ts";
import { ShippingRates } from "../ShippingRates/ShippingRates.tsx";
import * as css from "./ShippingCalculator.css.ts";
import { scrollTo } from "./scrollTo.ts";

/** Compares the carriers' rates for a parcel within Ontario. */
export function ShippingCalculator() {
  const t = useTranslate();
  const { account } = useActingAccount();
  const [sort, setSort] = useState(cheapestFirst);
  const [asked, setAsked] = useState<ShippingValues | null>(null);
  const top = useRef<HTMLHeadingElement>(null);
  const results = useRef<HTMLHeadingElement>(null);
  const request = useMutation((client, values: ShippingValues) =>
    client.POST("/shipping/shipping_api_proxy/", {
      params: { query: { url: "shipments" } },
      body: toRequest(values),
    }),
  );
  const { data, problem, isPending } = request;
  const failed = problem !== undefined && serverFieldErrors(problem).length === 0;

  const ask = (values: ShippingValues) => {
    setSort(cheapestFirst);
    setAsked(values);
    void request.run(values);
  };
  useEffect(() => {
    if (data) scrollTo(results.current);
  }, [data]);

  return (
    <div className={css.page} aria-busy={isPending}>
      <header className={css.intro}>
        <h1 id="shipping-calculator" ref={top} tabIndex={-1} className={css.title}>
          {t(strings.shippingCalculator)}
        </h1>
        <p className={text.lead}>{t(strings.lead)}</p>
      </header>
      <ShippingForm
        key={account}
        busy={isPending}
        problem={problem}
        failures={request.failures}
        onSubmit={ask}
      />
      {failed && asked && (
        <div role="alert" className={css.failure}>
          <h2 className={heading.h4}>{t(strings.ratesFailed)}</h2>
          <p className={text.body}>{problem.message}</p>
          <Button variant="secondary" size="sm" onClick={() => ask(asked)}>
            {t(primitiveStrings.tryAgain)}
          </Button>
        </div>
      )}
      {request.status === "success" && data && (
        <ShippingRates
          answer={data}
          sort={sort}
          onSort={setSort}
          headingRef={results}
          onBackToTop={() => scrollTo(top.current)}
        />
      )}
    </div>
  );
}
