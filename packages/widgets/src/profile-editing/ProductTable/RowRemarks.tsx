import { Button } from "../../primitives/Button/Button.tsx";
import { useTranslate } from "../../provider/locale.tsx";
import * as strings from "../generated/strings.ts";
import { categoryName } from "../roleProducts.ts";
import type { Findings } from "./findings.ts";
import type { RowConflict } from "./mergeRows.ts";
import * as css from "./ProductTable.css.ts";
import type { Field, ProductRow } from "./productRows.ts";

export interface RowRemarksProps {
  row: ProductRow;
  damaged: Findings["damaged"];
  conflict: RowConflict | undefined;
  onSet: (fields: Partial<Pick<ProductRow, Field>>) => void;
  /** Keeps what is written here. */
  onKeep: (key: string) => void;
}

/** What a row probably means, and what somebody else has saved, each with a button that takes it. */
export function RowRemarks({ row, damaged, conflict, onSet, onKeep }: RowRemarksProps) {
  const t = useTranslate();
  const { suggestion } = row;
  const theirs = conflict?.theirs;
  const field = conflict?.field;
  return (
    <>
      {suggestion !== undefined && row.category === undefined && (
        <Button variant="secondary" size="sm" onClick={() => onSet({ category: suggestion })}>
          {t(strings.useSuggestion, { text: categoryName(suggestion, t) })}
        </Button>
      )}
      {damaged && (
        <span className={css.remark}>
          {t(strings.textDamaged)}{" "}
          <Button variant="secondary" size="sm" onClick={() => onSet({ [damaged.field]: damaged.mended })}>
            {t(strings.useSuggestion, { text: damaged.mended })}
          </Button>
        </span>
      )}
      {conflict && (
        <span className={css.remark}>
          {theirs && field !== "row"
            ? t(strings.savedMeanwhile, {
                text:
                  field === "category" && theirs.category !== undefined
                    ? categoryName(theirs.category, t)
                    : String(theirs[field as Field] ?? ""),
              })
            : t(theirs ? strings.changedMeanwhile : strings.removedMeanwhile)}{" "}
          {theirs && field !== "row" && field !== undefined && (
            <Button variant="secondary" size="sm" onClick={() => onSet({ [field]: theirs[field] })}>
              {t(strings.takeThis)}
            </Button>
          )}
          <Button variant="quiet" size="sm" onClick={() => onKeep(row.key)}>
            {t(strings.leaveAsItIs)}
          </Button>
        </span>
      )}
    </>
  );
}
