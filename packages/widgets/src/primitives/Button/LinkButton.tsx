import type { ReactNode } from "react";
import { useLink } from "../../provider/host.tsx";
import type { LinkProps } from "../../provider/links.tsx";
import { classes } from "../classes.ts";
import * as css from "./Button.css.ts";
import type { ButtonKind, ButtonSize } from "./Button.tsx";

export interface LinkButtonProps extends LinkProps {
  kind?: ButtonKind;
  size?: ButtonSize;
  wide?: boolean;
  icon?: ReactNode;
}

/** Goes somewhere, and looks like a button. */
export function LinkButton({
  kind = "primary",
  size = "md",
  wide,
  icon,
  className,
  children,
  ...rest
}: LinkButtonProps) {
  const Link = useLink();
  return (
    <Link {...rest} className={classes(css.kind[kind], css.size[size], wide && css.wide, className)}>
      {icon}
      {children}
    </Link>
  );
}
