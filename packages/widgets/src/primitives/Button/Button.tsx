import type { ButtonHTMLAttributes, ReactNode, Ref } from "react";
import { classes } from "../classes.ts";
import { Spinner } from "../Spinner/Spinner.tsx";
import * as css from "./Button.css.ts";

// Written out, because the showroom reads types without resolving them.
export type ButtonVariant = "primary" | "secondary" | "accent" | "danger" | "quiet";
export type ButtonSize = "md" | "sm";

export interface ButtonProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  /** Its emphasis: one primary action on a screen. */
  variant?: ButtonVariant;
  /** How large it is. */
  size?: ButtonSize;
  /** As wide as its container. */
  wide?: boolean;
  /** Pending: keeps its size and focus, and a second press does nothing. */
  busy?: boolean;
  /** An icon before the label. */
  icon?: ReactNode;
  /** The element of the control. */
  ref?: Ref<HTMLButtonElement>;
}

/** Does something when it is pressed; what only leads somewhere is a `LinkButton`. */
export function Button(props: ButtonProps) {
  const {
    variant = "primary",
    size = "md",
    wide,
    busy,
    icon,
    type = "button",
    className,
    children,
    onClick,
    ...rest
  } = props;
  return (
    <button
      {...rest}
      type={type}
      className={classes(css.variant[variant], css.size[size], wide && css.wide, className)}
      aria-disabled={busy || rest["aria-disabled"] || undefined}
      onClick={(event) => {
        if (busy) event.preventDefault();
        else onClick?.(event);
      }}
    >
      {busy ? <Spinner /> : icon}
      {children}
    </button>
  );
}
