import { label } from "@foodshed/sdk/vocabulary";
import { Button } from "../../primitives/Button/Button.tsx";
import { useFocusOnAttempt } from "../../primitives/ErrorSummary/useFocusOnAttempt.ts";
import { useTranslate, type WidgetTranslate } from "../../provider/locale.tsx";
import * as strings from "../generated/strings.ts";
import type { Conflict } from "../threeWayMerge.ts";
import * as css from "./SectionForm.css.ts";

export interface ConflictsProps {
  conflicts: readonly Conflict[];
  /** Number of saves with a conflict: each moves focus here. */
  attempt: number;
  labels: { readonly [field: string]: string | undefined };
  /** The words of a field's values, where these are keys. */
  nameOf?: { readonly [field: string]: ((key: string) => string) | undefined } | undefined;
  onTake: (field: string) => void;
}

/** Fields that were saved elsewhere while they were edited here. The user decides which value to keep. */
export function Conflicts({ conflicts, attempt, labels, nameOf, onTake }: ConflictsProps) {
  const t = useTranslate();
  const box = useFocusOnAttempt(attempt, conflicts.length > 0);
  if (conflicts.length === 0) return null;
  return (
    <div ref={box} role="alert" tabIndex={-1} className={css.conflicts}>
      <p className={css.conflictTitle}>{t(strings.conflictTitle)}</p>
      <p className={css.conflictText}>{t(strings.conflictText)}</p>
      <dl className={css.conflictList}>
        {conflicts.map(({ field, saved }) => (
          <div key={field} className={css.conflict}>
            <dt className={css.conflictName}>{labels[field] ?? field}</dt>
            <dd className={css.conflictSaved}>{inWords(saved, t, nameOf?.[field])}</dd>
            <dd className={css.conflictTake}>
              <Button variant="secondary" size="sm" onClick={() => onTake(field)}>
                {t(strings.takeThis)}
              </Button>
            </dd>
          </div>
        ))}
      </dl>
    </div>
  );
}

function inWords(value: unknown, t: WidgetTranslate, nameOf?: (key: string) => string): string {
  if (value === true) return label(t, "Yes");
  if (value === false) return label(t, "No");
  if (Array.isArray(value)) {
    // Lists hold labels of the vocabulary.
    return (
      value.map((entry) => label(t, nameOf ? nameOf(String(entry)) : String(entry))).join(", ") ||
      t(strings.nothingChosen)
    );
  }
  if (value === null || value === undefined || value === "") return t(strings.empty);
  return nameOf ? label(t, nameOf(String(value))) : String(value);
}
