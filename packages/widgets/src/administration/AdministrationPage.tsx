import { type ReactNode, useId } from "react";
import { Skeleton } from "../primitives/Skeleton/Skeleton.tsx";
import { VisuallyHidden } from "../primitives/VisuallyHidden/VisuallyHidden.tsx";
import { useTranslate } from "../provider/locale.tsx";
import * as strings from "./generated/strings.ts";
import * as css from "./page.css.ts";

/** The title of a page, and what it is for. */
export function PageHead({
  title,
  about,
  children,
}: {
  title: ReactNode;
  about?: ReactNode;
  children?: ReactNode;
}) {
  return (
    <header className={css.head}>
      <h1 className={css.title}>{title}</h1>
      {about && <p className={css.about}>{about}</p>}
      {children}
    </header>
  );
}

/** A part of a page under its heading. */
export function Part({
  title,
  about,
  children,
}: {
  title: ReactNode;
  about?: ReactNode;
  children: ReactNode;
}) {
  const id = useId();
  return (
    <section aria-labelledby={id} className={css.section}>
      <div className={css.head}>
        <h2 id={id} className={css.sectionTitle}>
          {title}
        </h2>
        {about && <p className={css.about}>{about}</p>}
      </div>
      {children}
    </section>
  );
}

/** Stands where a list will be. */
export function ListLoading() {
  const t = useTranslate();
  return (
    <div role="status" className={css.section}>
      <VisuallyHidden>{t(strings.loading)}</VisuallyHidden>
      <Skeleton height="3.4em" radius="14px" />
      <Skeleton height="3.4em" radius="14px" />
      <Skeleton height="3.4em" radius="14px" />
    </div>
  );
}
