import type { Schema } from "@foodshed/sdk";
import { AVAILABLE_FILTERS, formatCount } from "@foodshed/sdk/vocabulary";
import { Choice } from "../../primitives/Field/Choice.tsx";
import { SelectField } from "../../primitives/Field/SelectField.tsx";
import { useTranslate } from "../../provider/locale.tsx";
import { availableName } from "../availableName.ts";
import * as strings from "../generated/strings.ts";
import type { SearchParameters } from "../searchParameters.ts";
import * as css from "./SearchFilters.css.ts";

export interface TradeFiltersProps {
  parameters: SearchParameters;
  onChange: (change: Partial<SearchParameters>) => void;
  aggregations: Schema<"ProfileAggregations"> | null;
}

/** How a purchase comes about: whether it is delivered, and when there is something to be had. */
export function TradeFilters({ parameters, onChange, aggregations }: TradeFiltersProps) {
  const t = useTranslate();
  const { delivers, available } = parameters;
  const times = aggregations?.available ?? [];
  const countOf = (key: string) => times.find((bucket) => bucket.key === key)?.count ?? 0;
  const left = AVAILABLE_FILTERS.filter((key) => countOf(key) > 0 || key === available);
  const hasDelivery = delivers || aggregations?.delivers !== 0;
  if (!hasDelivery && left.length === 0) return null;
  return (
    <div className={css.trade}>
      {hasDelivery && (
        <Choice
          type="checkbox"
          label={t(strings.delivers)}
          count={aggregations?.delivers}
          checked={delivers}
          onChange={(event) => onChange({ delivers: event.currentTarget.checked })}
        />
      )}
      {left.length > 0 && (
        <SelectField
          label={t(strings.available)}
          value={available}
          onChange={(event) => onChange({ available: event.currentTarget.value })}
          options={[
            { value: "", label: t(strings.anyTime) },
            ...left.map((key) => ({
              value: key,
              label: t(strings.timeWithCount, {
                time: availableName(key, t),
                count: formatCount(countOf(key), t.locale),
              }),
            })),
          ]}
        />
      )}
    </div>
  );
}
