import { Button } from "../../primitives/Button/Button.tsx";
import { useFocusOnAttempt } from "../../primitives/ErrorSummary/useFocusOnAttempt.ts";
import type { Conflict } from "../threeWayMerge.ts";
import * as css from "./SectionForm.css.ts";

export interface ConflictsProps {
  conflicts: readonly Conflict[];
  /** Number of saves with a conflict: each moves focus here. */
  attempt: number;
  labels: { readonly [field: string]: string | undefined };
  onTake: (field: string) => void;
}

/** Fields that were saved elsewhere while they were edited here. The user decides which value to keep. */
export function Conflicts({ conflicts, attempt, labels, onTake }: ConflictsProps) {
  const box = useFocusOnAttempt(attempt, conflicts.length > 0);
  if (conflicts.length === 0) return null;
  return (
    <div ref={box} role="alert" tabIndex={-1} className={css.conflicts}>
      <p className={css.conflictTitle}>This was changed somewhere else in the meantime.</p>
      <p className={css.conflictText}>
        What you typed is still here and is not saved. Save again to keep it, or take what is saved now:
      </p>
      <dl className={css.conflictList}>
        {conflicts.map(({ field, saved }) => (
          <div key={field} className={css.conflict}>
            <dt className={css.conflictName}>{labels[field] ?? field}</dt>
            <dd className={css.conflictSaved}>{inWords(saved)}</dd>
            <dd className={css.conflictTake}>
              <Button variant="secondary" size="sm" onClick={() => onTake(field)}>
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
