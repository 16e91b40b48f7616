import { classes } from "../../primitives/classes.ts";
import * as css from "./Icon.css.ts";

export interface IconProps {
  /** Edge length; the font size by default. */
  size?: string | number;
  className?: string | undefined;
}

/** A line drawing on a 24 px grid in the text's colour. Words beside it say what it means. */
export function Icon({ d, size = "1.2em", className }: IconProps & { d: string }) {
  return (
    <svg
      className={classes(css.icon, className)}
      width={size}
      height={size}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.7"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      focusable="false"
    >
      <path d={d} />
    </svg>
  );
}
