import { type KeyboardEvent, useId, useRef, useState } from "react";
import { cellMove } from "../cellKeys.ts";
import * as css from "./ProductTable.css.ts";

export interface ProductCellProps {
  /** The column; keys move to the same column of other rows. */
  field: "name" | "translation";
  label: string;
  value: string;
  /** The language of what is written, where it is not the page's. */
  lang: string | undefined;
  problem: string | undefined;
  isChanged: boolean;
  onCommit: (text: string) => void;
  /** Several pasted lines. */
  onPasteLines: (text: string) => void;
  onUndo: () => void;
  /** Enter in the last row. */
  onEnd: () => void;
}

/** One text of the table. Arrow keys and Enter go on to its neighbours; what is typed counts when the field is left. */
export function ProductCell(props: ProductCellProps) {
  const { field, label, value, lang, problem, isChanged, onCommit, onPasteLines, onUndo, onEnd } = props;
  const [draft, setDraft] = useState<string>();
  const errorId = useId();
  const isTyped = draft !== undefined && draft !== value;
  // Going on to another field leaves this one too, in the same moment: what is typed counts once.
  const committed = useRef<string>(undefined);
  const commit = () => {
    if (isTyped && committed.current !== draft) onCommit(draft);
    committed.current = draft;
    setDraft(undefined);
  };
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    const { key, currentTarget: input, altKey, ctrlKey, metaKey, shiftKey } = event;
    if ((ctrlKey || metaKey) && !altKey && !shiftKey && key.toLowerCase() === "z") {
      event.preventDefault();
      if (isTyped) setDraft(undefined);
      else onUndo();
      return;
    }
    if (altKey || ctrlKey || metaKey) return;
    if (key === "Escape" && draft !== undefined) {
      event.preventDefault();
      event.stopPropagation();
      setDraft(undefined);
      return;
    }
    const move = cellMove(key, shiftKey, input);
    if (!move) return;
    event.preventDefault();
    commit();
    const target = neighbour(input, field, move);
    if (target) target.focus();
    else if (key === "Enter" && !shiftKey) onEnd();
  };
  return (
    <>
      <input
        className={isChanged ? css.changed : css.input}
        data-field={field}
        aria-label={label}
        aria-invalid={problem ? true : undefined}
        aria-describedby={problem ? errorId : undefined}
        value={draft ?? value}
        lang={lang}
        autoComplete="off"
        onChange={(event) => {
          committed.current = undefined;
          setDraft(event.currentTarget.value);
        }}
        onFocus={(event) => event.currentTarget.select()}
        onBlur={commit}
        onKeyDown={onKeyDown}
        onPaste={(event) => {
          const pasted = event.clipboardData.getData("text/plain");
          if (!/[\t\r\n]/.test(pasted.trim())) return;
          // A field has one line: rows would be joined.
          event.preventDefault();
          setDraft(undefined);
          onPasteLines(pasted);
        }}
      />
      {problem && (
        <span id={errorId} className={css.problem}>
          {problem}
        </span>
      )}
    </>
  );
}

function neighbour(
  input: HTMLInputElement,
  field: string,
  [right, down]: readonly [number, number],
): HTMLElement | null | undefined {
  const row = input.closest("tr");
  if (right !== 0) {
    const fields = [...(row?.querySelectorAll<HTMLElement>("[data-field]") ?? [])];
    return fields[fields.indexOf(input) + right] ?? input;
  }
  const group = row?.parentElement;
  const next =
    down > 0
      ? (row?.nextElementSibling ?? group?.nextElementSibling?.firstElementChild)
      : (row?.previousElementSibling ?? group?.previousElementSibling?.lastElementChild);
  const target = next?.querySelector<HTMLElement>(`[data-field="${field}"]`);
  return target ?? (down > 0 ? null : input);
}
