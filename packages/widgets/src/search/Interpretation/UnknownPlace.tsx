import { useTranslate } from "../../provider/locale.tsx";
import * as strings from "../generated/strings.ts";
import type { PlaceProblem } from "../searchState.ts";
import * as css from "./Interpretation.css.ts";

/** Says that a search was sent without its place, which nobody knows; renders nothing else. */
export function UnknownPlace({ results: { place_problem } }: { results: PlaceProblem }) {
  const t = useTranslate();
  return (
    <div role="status" className={place_problem ? css.root : undefined}>
      {place_problem && <p className={css.sentence}>{t(strings.fromAnywhere, { problem: place_problem })}</p>}
    </div>
  );
}
