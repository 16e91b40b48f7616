import { type LocalizedText, translateText } from "@foodshed/sdk/locale";
import { type KeyboardEvent, useId, useState } from "react";
import { useTranslate } from "../../provider/locale.tsx";
import { cellMove } from "../cellKeys.ts";
import * as css from "./AvailabilityTable.css.ts";

export interface AvailabilityCellProps {
  value: string;
  /** The column's heading; the field is named by the product too. */
  heading: string;
  product: string;
  /** An example of what may stand here. */
  example: string;
  problem: LocalizedText | undefined;
  isChanged: boolean;
  onCommit: (text: string) => void;
  /** Pasted rows of a spreadsheet. */
  onPasteCells: (text: string) => void;
  onMove: (right: number, down: number) => void;
  onUndo: () => void;
}

/** One field of the table. Arrow keys and Enter go on to its neighbours; what is typed counts when the field is left. */
export function AvailabilityCell(props: AvailabilityCellProps) {
  const { value, heading, product, example, problem, isChanged } = props;
  const { onCommit, onPasteCells, onMove, onUndo } = props;
  const t = useTranslate();
  const [draft, setDraft] = useState<string>();
  const errorId = useId();
  const text = draft ?? value;
  const commit = () => {
    if (draft !== undefined && draft !== value) onCommit(draft);
    setDraft(undefined);
  };
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    const { key, currentTarget: input, altKey, ctrlKey, metaKey, shiftKey } = event;
    if ((ctrlKey || metaKey) && !altKey && !shiftKey && key.toLowerCase() === "z") {
      event.preventDefault();
      if (draft !== undefined && draft !== value) setDraft(undefined);
      else onUndo();
      return;
    }
    if (altKey || ctrlKey || metaKey) return;
    const move = cellMove(key, shiftKey, input);
    if (!move) {
      if (key === "Escape" && draft !== undefined) {
        event.preventDefault();
        event.stopPropagation();
        setDraft(undefined);
      }
      return;
    }
    event.preventDefault();
    commit();
    onMove(...move);
  };
  return (
    <>
      <input
        className={isChanged ? css.changed : css.input}
        aria-label={`${heading}, ${product}`}
        aria-invalid={problem ? true : undefined}
        aria-describedby={problem ? errorId : undefined}
        placeholder={example}
        value={text}
        autoComplete="off"
        spellCheck={false}
        onChange={(event) => setDraft(event.currentTarget.value)}
        onFocus={(event) => event.currentTarget.select()}
        onBlur={commit}
        onKeyDown={onKeyDown}
        onPaste={(event) => {
          const pasted = event.clipboardData.getData("text/plain");
          if (!/[\t\r\n]/.test(pasted.trim())) return;
          // A field has one line: rows would be joined.
          event.preventDefault();
          setDraft(undefined);
          onPasteCells(pasted);
        }}
      />
      {problem && (
        <span id={errorId} className={css.problem}>
          {translateText(t, problem)}
        </span>
      )}
    </>
  );
}
