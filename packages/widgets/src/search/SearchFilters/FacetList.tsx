import { CheckboxList, type CheckboxListProps } from "../../primitives/CheckboxList/CheckboxList.tsx";
import { useTranslate } from "../../provider/locale.tsx";
import * as strings from "../generated/strings.ts";
import * as css from "./SearchFilters.css.ts";

/** A check list of a section, whose title names it; says so where the results leave nothing to choose. */
export function FacetList<Value extends string | number>(
  props: Pick<CheckboxListProps<Value>, "label" | "options" | "value" | "onValueChange">,
) {
  const t = useTranslate();
  if (props.options.length === 0) return <p className={css.none}>{t(strings.noneInResults)}</p>;
  return <CheckboxList {...props} hideLabel />;
}
