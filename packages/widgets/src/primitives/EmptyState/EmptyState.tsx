import type { ReactNode } from "react";
import * as css from "./EmptyState.css.ts";
import { Furrows } from "./Furrows.tsx";

export interface EmptyStateProps {
  /** What there is none of. */
  title: ReactNode;
  /** More, below the title. */
  children?: ReactNode;
  /** The actions, such as a button. */
  action?: ReactNode;
  /** Level of the title in the page. */
  level?: 2 | 3 | 4;
}

/** Says that there is nothing, why, and what to do. */
export function EmptyState({ title, children, action, level = 3 }: EmptyStateProps) {
  const Heading = `h${level}` as const;
  return (
    <div className={css.box}>
      <div className={css.picture}>
        <Furrows />
      </div>
      <Heading className={css.title}>{title}</Heading>
      {children && <div className={css.text}>{children}</div>}
      {action && <div className={css.action}>{action}</div>}
    </div>
  );
}
