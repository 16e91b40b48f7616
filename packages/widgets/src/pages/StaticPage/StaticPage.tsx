import type { ReactNode } from "react";
import { heading } from "../../theme/text.css.ts";
import * as css from "./StaticPage.css.ts";

export interface StaticPageProps {
  /** The heading of the page. */
  title: string;
  /** Links to related pages; shown beside the text in wide windows. */
  menu?: ReactNode;
  /** Plain headings, paragraphs and lists. */
  children: ReactNode;
  /** Below the text, and not of its width. */
  after?: ReactNode;
}

/** A page of text. */
export function StaticPage({ title, menu, children, after }: StaticPageProps) {
  const page = (
    <article className={css.page}>
      <h1 className={heading.h1}>{title}</h1>
      <div className={css.prose}>{children}</div>
      {after && <div className={css.after}>{after}</div>}
    </article>
  );
  if (!menu) return page;
  return (
    <div className={css.withMenu}>
      <div className={css.menu}>{menu}</div>
      {page}
    </div>
  );
}
