import { FAVOURITE_LISTS_MAX } from "@foodshed/sdk/vocabulary";
import { lazy, type RefObject, Suspense, useRef, useState } from "react";
import { CheckIcon } from "../../primitives/glyphs.tsx";
import { useTranslate } from "../../provider/locale.tsx";
import * as strings from "../generated/strings.ts";
import { useFavourites } from "../useFavourites.ts";
import * as css from "./ListMenu.css.ts";
import { useCloseOutside } from "./useCloseOutside.ts";
import { useHangBelow } from "./useHangBelow.ts";

const ListNameDialog = lazy(() =>
  import("../FavouritesPage/ListNameDialog.tsx").then((module) => ({ default: module.ListNameDialog })),
);

export interface ListMenuProps {
  /** What was saved, and the list that it is in. */
  favourite: { id: number; list_id: number };
  /** What it is called. */
  name: string;
  /** The button that saved it: the focus returns there. */
  button: RefObject<HTMLButtonElement | null>;
  onClose: () => void;
}

/** The lists that something just saved can go to instead. The focus stays at the button: the next Tab or Down leads here. */
export function ListMenu({ favourite, name, button, onClose }: ListMenuProps) {
  const t = useTranslate();
  const { data, move } = useFavourites();
  const [naming, setNaming] = useState(false);
  const menu = useRef<HTMLDivElement>(null);
  const close = () => {
    onClose();
    button.current?.focus();
  };
  useHangBelow(menu, button);
  useCloseOutside({ menu, button, isPaused: naming, onClose, onEscape: close });
  const moveTo = async (list: number) => {
    close();
    if (list !== favourite.list_id) await move(favourite.id, list);
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for fields
    <div ref={menu} role="group" aria-label={t(strings.changeList, { name })} className={css.menu}>
      <p className={css.title} aria-hidden="true">
        {t(strings.saveTo)}
      </p>
      <ul className={css.lists}>
        {data?.lists.map((list) => (
          <li key={list.id}>
            <button
              type="button"
              aria-pressed={list.id === favourite.list_id}
              className={css.option}
              onClick={() => void moveTo(list.id)}
            >
              <span className={css.sign} aria-hidden="true">
                {list.id === favourite.list_id && <CheckIcon />}
              </span>
              <span className={css.name}>{list.name}</span>
            </button>
          </li>
        ))}
      </ul>
      {data && data.lists.length < FAVOURITE_LISTS_MAX && (
        <button type="button" className={css.more} onClick={() => setNaming(true)}>
          {t(strings.newList)}
        </button>
      )}
      {naming && (
        <Suspense>
          <ListNameDialog onClose={() => setNaming(false)} onSaved={({ id }) => void moveTo(id)} />
        </Suspense>
      )}
    </div>
  );
}
