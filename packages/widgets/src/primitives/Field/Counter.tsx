import { classes } from "../classes.ts";
import { useDebouncedValue } from "../useDebouncedValue.ts";
import { VisuallyHidden } from "../VisuallyHidden/VisuallyHidden.tsx";
import * as css from "./Field.css.ts";

/** Characters against a limit: always visible; announced on focus, and again when little room is left. */
export function Counter({ id, length, limit }: { id: string; length: number; limit: number }) {
  const settled = useDebouncedValue(length, 1000);
  return (
    <>
      <span aria-hidden="true" className={classes(css.counter, length > limit && css.counterOver)}>
        {length} / {limit}
      </span>
      <VisuallyHidden>
        <span id={id}>At most {limit} characters.</span>
        <span role="status">{roomLeft(settled, limit)}</span>
      </VisuallyHidden>
    </>
  );
}

/** Whether so little room is left that the counter announces it. */
export function isNearLimit(length: number, limit: number): boolean {
  return limit - length <= limit / 10;
}

/** The error of a field whose text is too long, which is not cut off; undefined while it fits. */
export function tooLong(length: number, limit: number | undefined): string | undefined {
  if (limit === undefined || length <= limit) return undefined;
  return `${counted(length - limit)} too many. At most ${limit} fit here.`;
}

function roomLeft(length: number, limit: number): string {
  if (!isNearLimit(length, limit)) return "";
  const left = limit - length;
  return left < 0 ? `${counted(-left)} too many` : `${counted(left)} left`;
}

const counted = (count: number) => (count === 1 ? "1 character" : `${count} characters`);
