import { formatCount } from "@foodshed/sdk/vocabulary";
import type { InputHTMLAttributes, ReactNode, Ref } from "react";
import { useTranslate } from "../../provider/locale.tsx";
import { classes } from "../classes.ts";
import * as css from "./Choice.css.ts";

export interface ChoiceProps extends Omit<InputHTMLAttributes<HTMLInputElement>, "type"> {
  type: "checkbox" | "radio";
  /** The label, which is also the accessible name. */
  label: ReactNode;
  /** How many results this choice would give. */
  count?: number | undefined;
  /** The element of the control. */
  ref?: Ref<HTMLInputElement>;
}

/** One box or one circle with its text; the whole row can be pressed. */
export function Choice({ type, label, count, className, ...input }: ChoiceProps) {
  const t = useTranslate();
  return (
    <label className={classes(css.row, input.disabled && css.rowDisabled, className)}>
      <input {...input} type={type} className={css.control[type]} />
      <span>{label}</span>
      {count !== undefined && <span className={css.count}>{formatCount(count, t.locale)}</span>}
    </label>
  );
}
