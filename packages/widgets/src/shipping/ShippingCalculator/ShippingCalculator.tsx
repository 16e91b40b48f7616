import type { Schema } from "@foodshed/sdk";
import { type ReactNode, useEffect, useRef, useState } from "react";
import { Button } from "../../primitives/Button/Button.tsx";
import { classes } from "../../primitives/classes.ts";
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

export interface ShippingCalculatorProps {
  /** The initial values of the form's fields; a business's own address fills those that are empty. */
  initial?: Partial<ShippingValues>;
  /** Called with what carriers ask for. */
  onRates?: (rates: Schema<"ShippingRatesResponse">) => void;
  /** Rendered between the introduction and the form. */
  children?: ReactNode;
  /** A class for the outermost element. */
  className?: string;
}

/** Compares the carriers' rates for a parcel within Ontario. */
export function ShippingCalculator({ initial, onRates, children, className }: ShippingCalculatorProps) {
  const t = useTranslate();
  const { account } = useActingAccount();
  const [sort, setSort] = useState(cheapestFirst);
  const [asked, setAsked] = useState<ShippingValues | null>(null);
  const top = useRef<HTMLHeadingElement>(null);
  const results = useRef<HTMLHeadingElement>(null);
  const request = useMutation(
    (client, values: ShippingValues) =>
      client.POST("/shipping/shipping_api_proxy/", {
        params: { query: { url: "shipments" } },
        body: toRequest(values, t.locale),
      }),
    onRates,
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
    <div className={classes(css.page, className)} aria-busy={isPending}>
      <header className={css.intro}>
        <h1 id="shipping-calculator" ref={top} tabIndex={-1} className={css.title}>
          {t(strings.shippingCalculator)}
        </h1>
        <p className={text.lead}>{t(strings.lead)}</p>
      </header>
      {children}
      <ShippingForm
        key={account}
        initial={initial}
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
