import type { ReactNode } from "react";
import { classes } from "../classes.ts";
import { Skeleton } from "../Skeleton/Skeleton.tsx";
import * as css from "./ListMeasure.css.ts";
import type { ListLayout } from "./listMeasure.ts";

export interface ExcerptProps {
  layout: ListLayout;
  columns?: number | undefined;
  /** How many entries the height is for, whether they exist or not. */
  limit: number;
  /** The entries, each of which fills the height that it gets. */
  entries: readonly { key: string | number; content: ReactNode }[];
  /** The entries are on their way. */
  busy?: boolean;
  /** A message in place of the entries: why there are none. */
  instead?: ReactNode;
}

/** Some entries of a list. The height depends on `limit` and the layout alone, so that it can be reserved before the entries are known. */
export function Excerpt({ layout, columns, limit, entries, busy, instead }: ExcerptProps) {
  const missing = [...Array(Math.max(0, limit - entries.length)).keys()];
  const list = (
    <ul
      className={classes(
        css.list,
        columns ? css.columns[columns as 1] : css.usualColumns[layout],
        css.layout[layout],
      )}
    >
      {entries.map(({ key, content }) => (
        <li key={key} className={css.entry[layout]}>
          {content}
        </li>
      ))}
      {missing.map((index) => (
        <li key={`none ${index}`} className={css.entry[layout]} aria-hidden="true">
          {busy && <Skeleton height="100%" radius="12px" />}
        </li>
      ))}
    </ul>
  );
  return (
    <div className={css.stack} aria-busy={busy}>
      {list}
      {instead && <div className={css.message}>{instead}</div>}
    </div>
  );
}
