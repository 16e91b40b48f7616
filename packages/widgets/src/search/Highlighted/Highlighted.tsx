import * as css from "./Highlighted.css.ts";
import { highlightParts, type Ranges } from "./highlightParts.ts";

export interface HighlightedProps {
  text: string;
  /** Start and end (exclusive) of each match, in UTF-16 code units. */
  ranges: Ranges;
  /** The style of a match; by default the marker. */
  matchClassName?: string | undefined;
}

/** A text with its matches marked. Always text, never markup. */
export function Highlighted({ text, ranges, matchClassName = css.mark }: HighlightedProps) {
  return highlightParts(text, ranges).map(({ text: part, match, start }) =>
    match ? (
      <mark key={start} className={matchClassName}>
        {part}
      </mark>
    ) : (
      part
    ),
  );
}
