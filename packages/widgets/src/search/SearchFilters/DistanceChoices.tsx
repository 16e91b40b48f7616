import { DISTANCE_MAX_KM, formatCount } from "@foodshed/sdk/vocabulary";
import { useEffect, useId, useState } from "react";
import { control } from "../../primitives/Field/Field.css.ts";
import { FieldError } from "../../primitives/Field/FieldFrame.tsx";
import { VisuallyHidden } from "../../primitives/VisuallyHidden/VisuallyHidden.tsx";
import { useTranslate } from "../../provider/locale.tsx";
import * as strings from "../generated/strings.ts";
import * as css from "./DistanceChoices.css.ts";

/** Kilometres that are chosen by one press; 0 is any distance. */
const PRESETS = [10, 25, 50, 100, 0] as const;

export interface DistanceChoicesProps {
  /** Kilometres; 0 for any. */
  value: number;
  onChange: (km: number) => void;
  /** There is nothing to measure from. */
  disabled: boolean;
}

/** The usual distances, and one that is typed. */
export function DistanceChoices({ value, onChange, disabled }: DistanceChoicesProps) {
  const t = useTranslate();
  return (
    <div className={css.choices}>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset is laid out otherwise */}
      <div role="group" aria-label={t(strings.howFar)} className={css.presets}>
        {PRESETS.map((km) => (
          <button
            key={km}
            type="button"
            className={css.preset}
            aria-pressed={km === value}
            disabled={disabled}
            onClick={() => onChange(km)}
          >
            {km === 0 ? t(strings.any) : t(strings.kilometres, { count: formatCount(km, t.locale) })}
          </button>
        ))}
      </div>
      <TypedDistance {...{ value, onChange, disabled }} />
    </div>
  );
}

function TypedDistance({ value, onChange, disabled }: DistanceChoicesProps) {
  const t = useTranslate();
  const errorId = useId();
  const [typed, setTyped] = useState<string>();
  useEffect(
    () => setTyped((text) => (text !== undefined && Number(text) === value ? text : undefined)),
    [value],
  );
  const isWrong = typed !== undefined && kilometresIn(typed) === undefined;
  return (
    <div className={css.other}>
      <label className={css.typed}>
        <VisuallyHidden>{t(strings.kilometresLabel)}</VisuallyHidden>
        <input
          type="number"
          inputMode="numeric"
          className={`${control} ${css.number}`}
          min={0}
          max={DISTANCE_MAX_KM}
          step={1}
          disabled={disabled}
          value={typed ?? (value === 0 ? "" : value)}
          aria-invalid={isWrong || undefined}
          aria-describedby={isWrong ? errorId : undefined}
          onChange={(event) => {
            const text = event.currentTarget.value;
            setTyped(text);
            const km = kilometresIn(text);
            if (km !== undefined && km !== value) onChange(km);
          }}
          onBlur={() => setTyped((text) => (isWrong ? text : undefined))}
        />
        <span aria-hidden="true">km</span>
      </label>
      <FieldError
        id={errorId}
        message={
          isWrong ? t(strings.invalidKilometres, { most: formatCount(DISTANCE_MAX_KM, t.locale) }) : undefined
        }
      />
    </div>
  );
}

/** A whole number of kilometres that can be searched within; nothing typed is any distance. */
function kilometresIn(text: string): number | undefined {
  const km = Number(text);
  return Number.isInteger(km) && km >= 0 && km <= DISTANCE_MAX_KM ? km : undefined;
}
