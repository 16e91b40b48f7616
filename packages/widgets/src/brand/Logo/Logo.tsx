import { classes } from "../../primitives/classes.ts";
import * as styles from "./Logo.css.ts";
import { MARK_FIELD, MARK_FURROWS, MARK_SKY, MARK_SUN } from "./mark.ts";

/** The mark alone: a round ploughed field under a low sun. Its size follows the text's. */
export function Mark({ className }: { className?: string | undefined }) {
  return (
    <svg className={classes(styles.mark, className)} viewBox="0 0 32 32" aria-hidden="true">
      <path className={styles.field} d={MARK_FIELD} />
      <path className={styles.sky} d={MARK_SKY} />
      <path className={styles.sun} d={MARK_SUN} />
      <path className={styles.furrows} d={MARK_FURROWS} />
    </svg>
  );
}

/** Mark and name, as the header shows them. */
export function Logo({ className }: { className?: string | undefined }) {
  return (
    <span className={classes(styles.logo, className)}>
      <Mark />
      Foodshed
    </span>
  );
}
