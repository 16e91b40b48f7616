import { useTranslate } from "../../provider/locale.tsx";
import { Button } from "../Button/Button.tsx";
import * as strings from "../generated/strings.ts";
import { VisuallyHidden } from "../VisuallyHidden/VisuallyHidden.tsx";
import * as css from "./LoadMore.css.ts";

export interface LoadMoreProps {
  /** How many are shown. */
  loaded: number;
  /** How many there are. */
  total: number;
  /** On the button while there is more: "Load More Profiles". */
  moreLabel: string;
  /** When all are shown: "No More Profile Results". */
  doneLabel: string;
  /** When there is nothing at all: "No Results". */
  noneLabel: string;
  /** The next page is being fetched. */
  busy?: boolean;
  /** Called for the next page. */
  onMore: () => void;
}

/** A button that loads the next page of a list; says when there is none. */
export function LoadMore({
  loaded,
  total,
  moreLabel,
  doneLabel,
  noneLabel,
  busy = false,
  onMore,
}: LoadMoreProps) {
  const t = useTranslate();
  const more = loaded < total;
  return (
    <div className={css.row}>
      <Button variant="secondary" busy={busy} disabled={!more} onClick={onMore}>
        {more ? moreLabel : total === 0 ? noneLabel : doneLabel}
      </Button>
      <VisuallyHidden>
        <span role="status">{total > 0 && t(strings.showing, { loaded, total })}</span>
      </VisuallyHidden>
    </div>
  );
}
