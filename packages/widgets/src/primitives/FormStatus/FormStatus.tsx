import { type ReactNode, useEffect, useState } from "react";
import { AlertIcon, CheckIcon } from "../glyphs.tsx";
import * as css from "./FormStatus.css.ts";

export interface FormStatusProps {
  /** What succeeded; shown and announced. */
  success?: ReactNode;
  /** Why it failed; shown and announced. */
  error?: ReactNode;
  /** Milliseconds after which the success disappears by itself; without it the success stays. */
  successMs?: number | undefined;
}

/** The result of a form's last submit. */
export function FormStatus({ success, error, successMs }: FormStatusProps) {
  const [expired, setExpired] = useState<ReactNode>();
  useEffect(() => {
    if (!success || successMs === undefined) return;
    const timer = setTimeout(() => setExpired(success), successMs);
    return () => {
      clearTimeout(timer);
      setExpired(undefined);
    };
  }, [success, successMs]);
  const variant = error ? "error" : "success";
  const message = error || (success !== expired && success);
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
