import { useEffect, useRef } from "react";
import { CrossIcon } from "../../brand/icons/signs.tsx";
import { Button } from "../../primitives/Button/Button.tsx";
import { Spinner } from "../../primitives/Spinner/Spinner.tsx";
import { useLink } from "../../provider/host.tsx";
import { useTranslate } from "../../provider/locale.tsx";
import * as strings from "../generated/strings.ts";
import * as css from "./HitsMap.css.ts";
import type { PlaceHits } from "./placeHits.ts";

export interface PointPanelProps {
  /** How many stand at the point. */
  count: number;
  found: PlaceHits | "loading" | "failed";
  /** It takes the focus: somebody opened it with the keyboard. */
  takesFocus: boolean;
  onClose: () => void;
}

/** What stands at a point of the map, and the way to it. */
export function PointPanel({ count, found, takesFocus, onClose }: PointPanelProps) {
  const t = useTranslate();
  const Link = useLink();
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (takesFocus) title.current?.focus({ preventScroll: true });
  }, [takesFocus]);
  const hits = typeof found === "string" ? [] : found.hits;
  const rest = typeof found === "string" ? 0 : found.total - hits.length;
  return (
    <section
      className={css.panel}
      aria-label={t(strings.atThisPlace, { count })}
      onKeyDown={(event) => {
        if (event.key !== "Escape") return;
        event.stopPropagation();
        onClose();
      }}
    >
      <div className={css.head}>
        <h3 className={css.title} tabIndex={-1} ref={title}>
          {t(strings.atThisPlace, { count })}
        </h3>
        <Button variant="quiet" size="sm" aria-label={t(strings.close)} onClick={onClose}>
          <CrossIcon size="1em" />
        </Button>
      </div>
      {found === "loading" && <Spinner />}
      {found === "failed" && <p role="alert">{t(strings.mapFailed)}</p>}
      <ul className={css.list}>
        {hits.map(({ id, name, to }) => (
          <li key={id}>
            <Link to={to} className={css.link}>
              {name}
            </Link>
          </li>
        ))}
      </ul>
      {rest > 0 && <p className={css.note}>{t(strings.more, { count: rest })}</p>}
      {hits.some(({ approximate }) => approximate) && (
        <p className={css.note}>{t(strings.approximateNote)}</p>
      )}
    </section>
  );
}
