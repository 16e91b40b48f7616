import { type ReactNode, useId } from "react";
import * as css from "./SettingsSection.css.ts";

export interface SettingsSectionProps {
  /** What addresses lead to it by. */
  id?: string;
  title: string;
  /** Its purpose, and the consequences of a change. */
  about?: ReactNode;
  children: ReactNode;
}

/** One part of the settings under its heading. */
export function SettingsSection({ id, title, about, children }: SettingsSectionProps) {
  const titleId = useId();
  return (
    <section id={id} className={css.section} aria-labelledby={titleId}>
      <div className={css.head}>
        <h2 id={titleId} className={css.title}>
          {title}
        </h2>
        {about && <p className={css.about}>{about}</p>}
      </div>
      <div className={css.body}>{children}</div>
    </section>
  );
}
