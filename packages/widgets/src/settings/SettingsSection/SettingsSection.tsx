import { type ReactNode, useId } from "react";
import * as css from "./SettingsSection.css.ts";

export interface SettingsSectionProps {
  title: string;
  /** Its purpose, and the consequences of a change. */
  about?: ReactNode;
  children: ReactNode;
}

/** One part of the settings under its heading. */
export function SettingsSection({ title, about, children }: SettingsSectionProps) {
  const id = useId();
  return (
    <section className={css.section} aria-labelledby={id}>
      <div className={css.head}>
        <h2 id={id} className={css.title}>
          {title}
        </h2>
        {about && <p className={css.about}>{about}</p>}
      </div>
      <div className={css.body}>{children}</div>
    </section>
  );
}
