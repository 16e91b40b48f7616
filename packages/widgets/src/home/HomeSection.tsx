import { type ReactNode, useId } from "react";
import * as css from "./HomeSection.css.ts";

export interface HomeSectionProps {
  title: string;
  /** A link or a button beside the title. */
  action?: ReactNode;
  children: ReactNode;
}

/** One part of the home page under its heading. */
export function HomeSection({ title, action, children }: HomeSectionProps) {
  const id = useId();
  return (
    <section className={css.section} aria-labelledby={id}>
      <div className={css.head}>
        <h2 id={id} className={css.title}>
          {title}
        </h2>
        {action}
      </div>
      {children}
    </section>
  );
}
