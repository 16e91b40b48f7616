import { lazy, Suspense, useRef, useState } from "react";
import { Button, type ButtonProps } from "../../primitives/Button/Button.tsx";
import { usePreview } from "../../provider/host.tsx";
import { useTranslate } from "../../provider/locale.tsx";
import * as strings from "../generated/strings.ts";
import { type FavouriteTarget, marksOf, useFavourites } from "../useFavourites.ts";
import * as css from "./FavouriteButton.css.ts";

// Loaded with the first press.
const ListMenu = lazy(() =>
  import("../ListMenu/ListMenu.tsx").then((module) => ({ default: module.ListMenu })),
);

interface MemberFavouriteButtonProps {
  target: FavouriteTarget;
  name: string;
  /** How the button looks and what it is called in every state. */
  button: Omit<ButtonProps, "ref" | "children">;
}

export function MemberFavouriteButton({ target, name, button: look }: MemberFavouriteButtonProps) {
  const t = useTranslate();
  const preview = usePreview();
  const { data, save, remove } = useFavourites();
  const button = useRef<HTMLButtonElement>(null);
  const [saved, setSaved] = useState<{ id: number; list_id: number }>();
  const pending = useRef(false);
  const marks = marksOf(data, target);
  const press = async () => {
    // A second press before the server has answered the first would undo what it has not done.
    if (pending.current) return;
    pending.current = true;
    if (marks.length > 0) {
      setSaved(undefined);
      await remove(marks);
    } else setSaved(await save(target));
    pending.current = false;
  };
  return (
    <span className={look.wide ? css.wideAnchor : css.anchor}>
      <Button
        {...look}
        ref={button}
        aria-pressed={marks.length > 0}
        className={marks.length > 0 ? css.saved : undefined}
        disabled={preview || data === undefined}
        onClick={() => void press()}
      >
        {t(strings.favourite)}
      </Button>
      {saved && (
        <Suspense>
          <ListMenu favourite={saved} name={name} button={button} onClose={() => setSaved(undefined)} />
        </Suspense>
      )}
    </span>
  );
}
