import { Button } from "../../primitives/Button/Button.tsx";
import { useFocusOnAttempt } from "../../primitives/ErrorSummary/useFocusOnAttempt.ts";
import type { Clash } from "../mergeSaved.ts";
import * as css from "./SectionForm.css.ts";

export interface ClashesProps {
  clashes: readonly Clash[];
  /** Counts saves that were held up: each moves focus here. */
  attempt: number;
  labels: { readonly [field: string]: string | undefined };
  onTake: (field: string) => void;
}

/** What somebody else has saved into fields that are being changed here: nothing is lost, and the person decides. */
export function Clashes({ clashes, attempt, labels, onTake }: ClashesProps) {
  const box = useFocusOnAttempt(attempt, clashes.length > 0);
  if (clashes.length === 0) return null;
  return (
    <div ref={box} role="alert" tabIndex={-1} className={css.clashes}>
      <p className={css.clashTitle}>This was changed somewhere else in the meantime.</p>
      <p className={css.clashText}>
        What you typed is still here and is not saved. Save again to keep it, or take what is saved now:
      </p>
      <dl className={css.clashList}>
        {clashes.map(({ field, saved }) => (
          <div key={field} className={css.clash}>
            <dt className={css.clashName}>{labels[field] ?? field}</dt>
            <dd className={css.clashSaved}>{inWords(saved)}</dd>
            <dd className={css.clashTake}>
              <Button kind="secondary" size="sm" onClick={() => onTake(field)}>
                Take this
              </Button>
            </dd>
          </div>
        ))}
      </dl>
    </div>
  );
}

function inWords(value: unknown): string {
  if (value === true) return "Yes";
  if (value === false) return "No";
  if (Array.isArray(value)) return value.length > 0 ? value.map(inWords).join(", ") : "Nothing chosen";
  if (value === null || value === undefined || value === "") return "Empty";
  return String(value);
}
