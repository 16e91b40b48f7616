import type { ReactNode } from "react";
import * as css from "./Tag.css.ts";

/** A label: a role, Wanted, For Sale. */
export function Tag({
  tone = "leaf",
  children,
}: {
  tone?: "leaf" | "beet" | "squash" | "plain";
  children: ReactNode;
}) {
  return <span className={css.tag[tone]}>{children}</span>;
}

/** A count beside a label, such as unread messages. */
export function CountBadge({ count }: { count: number }) {
  return <span className={css.count}>{count > 99 ? "99+" : count}</span>;
}
