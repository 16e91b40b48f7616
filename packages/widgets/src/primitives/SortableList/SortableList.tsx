import { type ReactNode, useEffect, useRef, useState } from "react";
import { useTranslate } from "../../provider/locale.tsx";
import * as strings from "../generated/strings.ts";
import { ChevronDownIcon, GripIcon } from "../glyphs.tsx";
import { VisuallyHidden } from "../VisuallyHidden/VisuallyHidden.tsx";
import type { DraggedRows } from "./dragging.ts";
import { moved } from "./moved.ts";
import * as css from "./SortableList.css.ts";

export interface SortableItem<Id extends string | number> {
  id: Id;
  /** The item's name in announcements: "Fruit". */
  name: string;
  /** The content of the row; the name by default. */
  content?: ReactNode;
}

export interface SortableListProps<Id extends string | number> {
  /** Names the list for screen readers. */
  label: string;
  items: readonly SortableItem<Id>[];
  /** The ids in their new order. */
  onReorder: (ids: Id[]) => void;
}

/** A list that the user can reorder: by dragging a row, or with its two buttons, which announce its new position. */
export function SortableList<Id extends string | number>({ label, items, onReorder }: SortableListProps<Id>) {
  const t = useTranslate();
  const list = useRef<HTMLOListElement>(null);
  const [said, setSaid] = useState("");
  const move = (from: number, to: number) => {
    const item = items[from];
    if (!item || to < 0 || to >= items.length) return;
    setSaid(t(strings.nowAt, { name: item.name, position: to + 1, count: items.length }));
    onReorder(moved(items, from, to).map(({ id }) => id));
  };
  const latest = useRef(move);
  latest.current = move;
  const watched = useRef<DraggedRows>(undefined);

  // The code for dragging loads after the page, and never on the server.
  useEffect(() => {
    let left = false;
    import("./dragging.ts").then(({ watchDragging }) => {
      if (left) return;
      watched.current = watchDragging(
        (row) => rowsOf(list.current).indexOf(row),
        (from, to) => latest.current(from, to),
      );
      watched.current.watch(rowsOf(list.current));
    });
    return () => {
      left = true;
      watched.current?.end();
    };
  }, []);
  useEffect(() => watched.current?.watch(rowsOf(list.current)));

  return (
    <div>
      <ol ref={list} className={css.list} aria-label={label}>
        {items.map(({ id, name, content }, index) => (
          <li key={id} className={css.row}>
            <span className={css.grip} data-grip="" title={t(strings.dragToMove)}>
              <GripIcon />
            </span>
            <span className={css.content}>{content ?? name}</span>
            <span className={css.moves}>
              <button
                type="button"
                className={css.move}
                aria-label={t(strings.moveUp, { name })}
                // Not `disabled`, so that the button keeps the focus at either end.
                aria-disabled={index === 0}
                onClick={() => move(index, index - 1)}
              >
                <span className={css.up}>
                  <ChevronDownIcon />
                </span>
              </button>
              <button
                type="button"
                className={css.move}
                aria-label={t(strings.moveDown, { name })}
                aria-disabled={index === items.length - 1}
                onClick={() => move(index, index + 1)}
              >
                <ChevronDownIcon />
              </button>
            </span>
          </li>
        ))}
      </ol>
      <VisuallyHidden>
        <span role="status">{said}</span>
      </VisuallyHidden>
    </div>
  );
}

const rowsOf = (list: HTMLElement | null) => [...(list?.children ?? [])] as HTMLElement[];
