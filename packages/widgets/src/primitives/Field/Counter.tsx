import { formatCount } from "@foodshed/sdk/vocabulary";
import { useTranslate, type WidgetTranslate } from "../../provider/locale.tsx";
import { classes } from "../classes.ts";
import * as strings from "../generated/strings.ts";
import { useDebouncedValue } from "../useDebouncedValue.ts";
import { VisuallyHidden } from "../VisuallyHidden/VisuallyHidden.tsx";
import * as css from "./Field.css.ts";

/** Characters against a limit: always visible; announced on focus, and again when little room is left. */
export function Counter({ id, length, limit }: { id: string; length: number; limit: number }) {
  const t = useTranslate();
  const settled = useDebouncedValue(length, 1000);
  return (
    <>
      <span aria-hidden="true" className={classes(css.counter, length > limit && css.counterOver)}>
        {formatCount(length, t.locale)} / {formatCount(limit, t.locale)}
      </span>
      <VisuallyHidden>
        <span id={id}>{t(strings.atMostCharacters, { limit: formatCount(limit, t.locale) })}</span>
        <span role="status">{roomLeft(settled, limit, t)}</span>
      </VisuallyHidden>
    </>
  );
}

/** Characters as limits count them: an emoji is one, however many units of UTF-16 it takes. */
export function countCharacters(text: string): number {
  return [...text].length;
}

/** Whether so little room is left that the counter announces it. */
export function isNearLimit(length: number, limit: number): boolean {
  return limit - length <= limit / 10;
}

/** The error of a field whose text is too long, which is not cut off; undefined while it fits. */
export function tooLong(length: number, limit: number | undefined, t: WidgetTranslate): string | undefined {
  if (limit === undefined || length <= limit) return undefined;
  return t(strings.tooManyCharactersHere, { count: length - limit, limit: formatCount(limit, t.locale) });
}

function roomLeft(length: number, limit: number, t: WidgetTranslate): string {
  if (!isNearLimit(length, limit)) return "";
  const left = limit - length;
  return left < 0
    ? t(strings.tooManyCharacters, { count: -left })
    : t(strings.charactersLeft, { count: left });
}
