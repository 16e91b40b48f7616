import type { ReactNode } from "react";
import * as css from "./Tag.css.ts";

/** A word that sorts something: a role, Wanted, For Sale. */
export function Tag({ tone = "leaf", children }: { tone?: keyof typeof css.tag; children: ReactNode }) {
  return <span className={css.tag[tone]}>{children}</span>;
}

/** How many are waiting, beside the word that they belong to. */
export function CountBadge({ count }: { count: number }) {
  return <span className={css.count}>{count > 99 ? "99+" : count}</span>;
}
