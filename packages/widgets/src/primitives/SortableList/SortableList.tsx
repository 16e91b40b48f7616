import { type ReactNode, useEffect, useRef, useState } from "react";
import { ChevronDownIcon, GripIcon } from "../glyphs.tsx";
import { VisuallyHidden } from "../VisuallyHidden/VisuallyHidden.tsx";
import { moved } from "./moved.ts";
import * as css from "./SortableList.css.ts";

export interface SortableItem<Id extends string | number> {
  id: Id;
  /** What the item is called when it moves: "Fruit". */
  name: string;
  /** What stands in the row; the name unless told. */
  content?: ReactNode;
}

export interface SortableListProps<Id extends string | number> {
  /** Names the list for screen readers. */
  label: string;
  items: readonly SortableItem<Id>[];
  /** The ids in their new order. */
  onReorder: (ids: Id[]) => void;
}

/** Things in an order that can be changed: by dragging a row, or with its two buttons, which say where it then stands. */
export function SortableList<Id extends string | number>({ label, items, onReorder }: SortableListProps<Id>) {
  const list = useRef<HTMLOListElement>(null);
  const [said, setSaid] = useState("");
  const move = (from: number, to: number) => {
    const item = items[from];
    if (!item || to < 0 || to >= items.length) return;
    setSaid(`${item.name} now stands at place ${to + 1} of ${items.length}.`);
    onReorder(moved(items, from, to).map(({ id }) => id));
  };
  const latest = useRef(move);
  latest.current = move;
  const order = items.map(({ id }) => id).join(" ");

  // Dragging needs a mouse or a finger, so its code comes after the page, and never on the server.
  // biome-ignore lint/correctness/useExhaustiveDependencies: each new order has rows of its own to watch
  useEffect(() => {
    let end: (() => void) | undefined;
    let left = false;
    import("./dragging.ts").then(({ watchDragging }) => {
      if (list.current && !left) end = watchDragging(list.current, (from, to) => latest.current(from, to));
    });
    return () => {
      left = true;
      end?.();
    };
  }, [order]);

  return (
    <div>
      <ol ref={list} className={css.list} aria-label={label}>
        {items.map(({ id, name, content }, index) => (
          <li key={id} className={css.row}>
            <span className={css.grip} data-grip="" title="Drag to move">
              <GripIcon />
            </span>
            <span className={css.content}>{content ?? name}</span>
            <span className={css.moves}>
              <button
                type="button"
                className={css.move}
                aria-label={`Move ${name} up`}
                // Not `disabled`: at the end of its way it keeps the focus.
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
                aria-label={`Move ${name} down`}
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
