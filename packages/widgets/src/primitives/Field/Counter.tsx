import { classes } from "../classes.ts";
import { useDebouncedValue } from "../useDebouncedValue.ts";
import { VisuallyHidden } from "../VisuallyHidden/VisuallyHidden.tsx";
import * as css from "./Field.css.ts";

/** Characters against a limit: seen all the time; read out once when one comes to the field, and again when little room is left. */
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

/** Whether so little room is left that it is worth telling. */
export function isNearLimit(length: number, limit: number): boolean {
  return limit - length <= limit / 10;
}

/** What a field says that holds more than it may: nothing is cut off, so nothing is lost. Undefined while all fits. */
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
