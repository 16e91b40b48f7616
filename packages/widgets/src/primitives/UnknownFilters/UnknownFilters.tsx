import { type UnknownFilter, unknownFilterMessage } from "@foodshed/sdk/vocabulary";
import { useTranslate } from "../../provider/locale.tsx";

import * as css from "./UnknownFilters.css.ts";

export interface UnknownFiltersProps {
  filters: readonly UnknownFilter[];
}

/** Says which filters of a search are unknown and were ignored; renders nothing without any. */
export function UnknownFilters({ filters }: UnknownFiltersProps) {
  const t = useTranslate();
  if (filters.length === 0) return null;
  return (
    <div role="status" className={css.notice}>
      {filters.map((one) => (
        <p key={`${one.filter} ${one.value}`} className={css.sentence}>
          {unknownFilterMessage(one, t)}
        </p>
      ))}
    </div>
  );
}
