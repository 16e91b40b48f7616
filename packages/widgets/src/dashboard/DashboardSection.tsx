import { type ReactNode, useId } from "react";
import * as css from "./DashboardSection.css.ts";

export interface DashboardSectionProps {
  title: string;
  /** Shown beside the main column. */
  small?: boolean;
  /** Of the title: what leads here by a press moves focus to it. */
  titleId?: string;
  children: ReactNode;
}

/** One part of the dashboard under its heading. Each section loads separately, so one failure does not affect the others. */
export function DashboardSection({ title, small, titleId, children }: DashboardSectionProps) {
  const ownId = useId();
  const id = titleId ?? ownId;
  return (
    <section className={css.section} aria-labelledby={id}>
      <h2
        id={id}
        {...(titleId !== undefined && { tabIndex: -1 })}
        className={small ? css.smallTitle : css.title}
      >
        {title}
      </h2>
      {children}
    </section>
  );
}
