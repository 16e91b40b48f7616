import { useId } from "react";
import { control as controlClass } from "../../primitives/Field/Field.css.ts";
import { FieldFrame } from "../../primitives/Field/FieldFrame.tsx";
import { hexOf, isColor } from "../contrast.ts";
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
  const id = useId();
  const wrong = value.trim() !== "" && value.trim() !== "transparent" && !isColor(value.trim());
  return (
    <FieldFrame
      id={id}
      label={label}
      error={wrong ? "You must provide a colour, such as #24583a." : undefined}
    >
      {(control) => (
        <span className={css.row}>
          <input
            type="color"
            aria-label={`${label}, picked`}
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
            placeholder="Ours"
            spellCheck={false}
            autoComplete="off"
            onChange={(event) => onChange(event.currentTarget.value)}
          />
        </span>
      )}
    </FieldFrame>
  );
}
