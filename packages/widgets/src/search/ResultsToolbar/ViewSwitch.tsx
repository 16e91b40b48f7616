import { useTranslate } from "../../provider/locale.tsx";
import * as strings from "../generated/strings.ts";
import type { SearchView } from "../searchParameters.ts";
import * as css from "./ResultsToolbar.css.ts";

export interface ViewSwitchProps {
  value: SearchView;
  onChange: (view: SearchView) => void;
}

const VIEWS = [
  { view: "list", text: strings.list },
  { view: "map", text: strings.map },
] as const;

/** Shows the results as a list or on a map. */
export function ViewSwitch({ value, onChange }: ViewSwitchProps) {
  const t = useTranslate();
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is laid out otherwise
    <div role="group" aria-label={t(strings.view)} className={css.views}>
      {VIEWS.map(({ view, text }) => (
        <button
          key={view}
          type="button"
          className={css.view}
          aria-pressed={view === value}
          onClick={() => view !== value && onChange(view)}
        >
          {t(text)}
        </button>
      ))}
    </div>
  );
}
