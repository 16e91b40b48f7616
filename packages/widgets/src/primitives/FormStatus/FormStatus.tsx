import type { ReactNode } from "react";
import { AlertIcon, CheckIcon } from "../glyphs.tsx";
import * as css from "./FormStatus.css.ts";

export interface FormStatusProps {
  /** What succeeded; shown and announced. */
  success?: ReactNode;
  /** Why it failed; shown and announced. */
  error?: ReactNode;
}

/** The result of a form's last submit. Unlike a notice it does not disappear by itself. */
export function FormStatus({ success, error }: FormStatusProps) {
  const variant = error ? "error" : "success";
  const message = error || success;
  return (
    <div role={variant === "error" ? "alert" : "status"}>
      {message && (
        <p className={css.status[variant]}>
          <span className={css.icon}>{error ? <AlertIcon /> : <CheckIcon />}</span>
          <span>{message}</span>
        </p>
      )}
    </div>
  );
}
