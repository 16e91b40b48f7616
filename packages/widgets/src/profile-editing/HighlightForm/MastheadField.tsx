import { label as localizedLabel, MASTHEADS } from "@foodshed/sdk/vocabulary";
import { useId } from "react";
import type { UseFormRegisterReturn } from "react-hook-form";
import { masthead } from "../../brand/mastheads.ts";
import { Picture } from "../../primitives/CoverArt/Picture.tsx";
import { FieldError } from "../../primitives/Field/FieldFrame.tsx";
import { useTranslate } from "../../provider/locale.tsx";
import * as css from "./HighlightForm.css.ts";

export interface MastheadFieldProps {
  label: string | undefined;
  error: string | undefined;
  /** What react-hook-form's `register()` gives. */
  field: UseFormRegisterReturn;
}

/** The banner over the consumer-facing profile: one of seven, or none. */
export function MastheadField({ label, error, field }: MastheadFieldProps) {
  const t = useTranslate();
  const id = useId();
  return (
    <fieldset className={css.group} aria-describedby={error ? `${id}-error` : undefined}>
      <legend className={css.legend}>{label}</legend>
      <div className={css.mastheads}>
        {MASTHEADS.map(({ key, label: name }) => {
          const scene = masthead(key);
          return (
            <label key={key} className={css.masthead}>
              <input
                type="radio"
                className={css.radio}
                value={key}
                aria-invalid={error ? true : undefined}
                {...field}
              />
              {scene ? (
                <Picture {...scene} className={css.banner} />
              ) : (
                <span className={css.noBanner} aria-hidden="true" />
              )}
              <span className={css.mastheadName}>{localizedLabel(t, name)}</span>
            </label>
          );
        })}
      </div>
      <FieldError id={error ? `${id}-error` : undefined} message={error} />
    </fieldset>
  );
}
