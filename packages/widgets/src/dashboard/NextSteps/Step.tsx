import type { ReactNode } from "react";
import * as css from "./NextSteps.css.ts";

export interface StepProps {
  icon: ReactNode;
  /** The one press that does it. */
  action: ReactNode;
  /** Why the last press did not do it. */
  error?: string | undefined;
  children: ReactNode;
}

/** One line: what waits, and the press that does it. */
export function Step({ icon, action, error, children }: StepProps) {
  return (
    <li className={css.step}>
      <span className={css.sign} aria-hidden="true">
        {icon}
      </span>
      <p className={css.words}>{children}</p>
      <div className={css.action}>{action}</div>
      {error && (
        <p role="alert" className={css.error}>
          {error}
        </p>
      )}
    </li>
  );
}
