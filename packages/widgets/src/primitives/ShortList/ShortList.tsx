import { LIST_COLLAPSED_COUNT } from "@foodshed/sdk/vocabulary";
import { useEffect, useId, useRef, useState } from "react";
import { useLink } from "../../provider/host.tsx";
import { useTranslate } from "../../provider/locale.tsx";
import { classes } from "../classes.ts";
import * as strings from "../generated/strings.ts";
import * as css from "./ShortList.css.ts";

export interface ShortListProps {
  /** What is listed, for the button's accessible name. */
  label: string;
  /** In display order, without duplicates. */
  items: readonly string[];
  /** On one line, with commas, instead of one per line. */
  inline?: boolean;
  /** The language of an item, where it is not the page's. */
  langOf?: ((item: string) => string | undefined) | undefined;
  /** Where an item leads. */
  hrefOf?: ((item: string) => string) | undefined;
  /** Shows all items, however many. */
  unfolded?: boolean;
  className?: string;
}

/** Words in a list. A long one shows its first six, and all of them without a script; the rest is behind a button. */
export function ShortList(props: ShortListProps) {
  const { label, items, inline = false, langOf, hrefOf, unfolded = false, className } = props;
  const t = useTranslate();
  const Link = useLink();
  const id = useId();
  const list = useRef<HTMLUListElement>(null);
  const [open, setOpen] = useState(false);
  const folds = !unfolded && items.length > LIST_COLLAPSED_COUNT;
  const press = open
    ? t(strings.showFewer)
    : t(strings.showMore, { count: items.length - LIST_COLLAPSED_COUNT });
  // Moves focus to the first new entry, for keyboards and screen readers.
  useEffect(() => {
    if (open) (list.current?.children[LIST_COLLAPSED_COUNT] as HTMLElement | undefined)?.focus();
  }, [open]);
  return (
    <div className={className}>
      <ul ref={list} id={id} className={inline ? css.inline : css.stacked}>
        {items.map((item, index) => (
          <li
            key={item}
            lang={hrefOf ? undefined : langOf?.(item)}
            tabIndex={index === LIST_COLLAPSED_COUNT ? -1 : undefined}
            className={classes(
              inline ? css.word : css.line,
              folds && !open && index >= LIST_COLLAPSED_COUNT && css.folded,
            )}
          >
            {hrefOf ? (
              <Link to={hrefOf(item)} lang={langOf?.(item)}>
                {item}
              </Link>
            ) : (
              item
            )}
          </li>
        ))}
      </ul>
      {folds && (
        <button
          type="button"
          className={css.more}
          aria-expanded={open}
          aria-controls={id}
          // Hidden text after the visible one would be read with a space before its colon.
          aria-label={press + t(strings.ofList, { label })}
          onClick={() => setOpen(!open)}
        >
          {press}
        </button>
      )}
    </div>
  );
}
