import { type ReactNode, useId } from "react";
import * as css from "./DashboardSection.css.ts";

export interface DashboardSectionProps {
  title: string;
  /** Stands beside the page's main part. */
  small?: boolean;
  children: ReactNode;
}

/** One part of the dashboard under its heading. Each is read by itself: one that fails leaves the others alone. */
export function DashboardSection({ title, small, children }: DashboardSectionProps) {
  const id = useId();
  return (
    <section className={css.section} aria-labelledby={id}>
      <h2 id={id} className={small ? css.smallTitle : css.title}>
        {title}
      </h2>
      {children}
    </section>
  );
}
