import { useId } from "react";
import { frame, label as labelStyle } from "../Field/FieldFrame.css.ts";
import * as css from "./Slider.css.ts";

export interface SliderProps {
  /** The label, which is also the accessible name. */
  label: string;
  /** The smallest value. */
  min: number;
  /** The largest value. */
  max: number;
  /** The distance between two values. */
  step?: number;
  /** The present value. */
  value: number;
  /** Called while it moves. */
  onValueChange: (value: number) => void;
  /** Formats a value: "within 75 km". Shown, and announced by screen readers. */
  format: (value: number) => string;
  /** Cannot be used; it takes no focus. */
  disabled?: boolean;
}

/** A number from a range. */
export function Slider({ label, min, max, step = 1, value, onValueChange, format, disabled }: SliderProps) {
  const id = useId();
  return (
    <div className={frame}>
      <div className={css.head}>
        <label htmlFor={id} className={labelStyle}>
          {label}
        </label>
        <span className={css.value} aria-hidden="true">
          {format(value)}
        </span>
      </div>
      <input
        id={id}
        type="range"
        className={css.slider}
        // Set by script: a strict Content-Security-Policy refuses style attributes in the server's page.
        ref={(input) => input?.style.setProperty("--filled", `${((value - min) / (max - min)) * 100}%`)}
        {...{ min, max, step, value, disabled }}
        aria-valuetext={format(value)}
        onChange={(event) => onValueChange(event.currentTarget.valueAsNumber)}
      />
    </div>
  );
}
