import type { ReactNode } from "react";
import { useTranslate } from "../../provider/locale.tsx";
import * as strings from "../generated/strings.ts";
import * as css from "./ErrorSummary.css.ts";
import { useFocusOnAttempt } from "./useFocusOnAttempt.ts";

export interface SummaryError {
  /** The field's name in the form; without one the error belongs to the whole form. */
  field?: string;
  message: string;
}

export interface ErrorSummaryProps {
  /** The errors, in the order of the fields. */
  errors: readonly SummaryError[];
  /** Counts submits: each failed one moves focus here, while live corrections do not. */
  attempt: number;
  /** Moves focus to a field, as `setFocus` of react-hook-form does. */
  onSelect?: (field: string) => void;
  /** The heading of the list. */
  title?: ReactNode;
}

/** What must be corrected, above the form; takes focus after a failed submit. */
export function ErrorSummary({ errors, attempt, onSelect, title }: ErrorSummaryProps) {
  const t = useTranslate();
  const box = useFocusOnAttempt(attempt, errors.length > 0);
  if (errors.length === 0) return null;
  return (
    <div ref={box} role="alert" tabIndex={-1} className={css.summary}>
      <p className={css.title}>{title ?? t(strings.errorSummary)}</p>
      <ul className={css.list}>
        {errors.map(({ field, message }) => (
          <li key={`${field} ${message}`}>
            {field && onSelect ? (
              <button type="button" className={css.jump} onClick={() => onSelect(field)}>
                {message}
              </button>
            ) : (
              message
            )}
          </li>
        ))}
      </ul>
    </div>
  );
}
