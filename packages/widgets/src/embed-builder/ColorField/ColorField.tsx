import { useId } from "react";
import { control as controlClass } from "../../primitives/Field/Field.css.ts";
import { FieldFrame } from "../../primitives/Field/FieldFrame.tsx";
import { useTranslate } from "../../provider/locale.tsx";
import { hexOf, isColor } from "../contrast.ts";
import * as strings from "../generated/strings.ts";
import * as css from "./ColorField.css.ts";

export interface ColorFieldProps {
  label: string;
  /** A CSS colour, or nothing. */
  value: string;
  /** The default colour, as `#rrggbb`. */
  ours: string;
  onChange: (color: string) => void;
}

/** A colour, picked or typed as a CSS value. */
export function ColorField({ label, value, ours, onChange }: ColorFieldProps) {
  const t = useTranslate();
  const id = useId();
  const wrong = value.trim() !== "" && value.trim() !== "transparent" && !isColor(value.trim());
  return (
    <FieldFrame id={id} label={label} error={wrong ? t(strings.colorNeeded) : undefined}>
      {(control) => (
        <span className={css.row}>
          <input
            type="color"
            aria-label={t(strings.picked, { label })}
            className={css.picker}
            value={hexOf(value.trim()) ?? ours.toLowerCase()}
            onChange={(event) => onChange(event.currentTarget.value)}
          />
          <input
            {...control}
            type="text"
            className={controlClass}
            value={value}
            maxLength={60}
            placeholder={t(strings.ours)}
            spellCheck={false}
            autoComplete="off"
            onChange={(event) => onChange(event.currentTarget.value)}
          />
        </span>
      )}
    </FieldFrame>
  );
}
