import type { ReactNode } from "react";
import { useLink } from "../../provider/host.tsx";
import type { LinkProps } from "../../provider/links.tsx";
import { classes } from "../classes.ts";
import * as css from "./Button.css.ts";
import type { ButtonSize, ButtonVariant } from "./Button.tsx";

export interface LinkButtonProps extends LinkProps {
  /** Its emphasis: one primary action on a screen. */
  variant?: ButtonVariant;
  /** How large it is. */
  size?: ButtonSize;
  /** As wide as its container. */
  wide?: boolean;
  /** An icon before the label. */
  icon?: ReactNode;
}

/** A link that looks like a button. */
export function LinkButton({
  variant = "primary",
  size = "md",
  wide,
  icon,
  className,
  children,
  ...rest
}: LinkButtonProps) {
  const Link = useLink();
  return (
    <Link {...rest} className={classes(css.variant[variant], css.size[size], wide && css.wide, className)}>
      {icon}
      {children}
    </Link>
  );
}
