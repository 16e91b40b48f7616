import type { ReactNode } from "react";
import { heading } from "../../theme/text.css.ts";
import * as css from "./StaticPage.css.ts";

export interface StaticPageProps {
  title: string;
  /** Plain headings, paragraphs and lists. */
  children: ReactNode;
}

/** A page to be read. */
export function StaticPage({ title, children }: StaticPageProps) {
  return (
    <article className={css.page}>
      <h1 className={heading.h1}>{title}</h1>
      <div className={css.prose}>{children}</div>
    </article>
  );
}
