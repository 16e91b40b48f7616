import { lazy, Suspense, useRef, useState } from "react";
import { HeartIcon } from "../../brand/icons/signs.tsx";
import { Button, type ButtonSize } from "../../primitives/Button/Button.tsx";
import { LinkButton } from "../../primitives/Button/LinkButton.tsx";
import { usePreview } from "../../provider/host.tsx";
import { useTranslate } from "../../provider/locale.tsx";
import * as strings from "../generated/strings.ts";
import { type FavouriteTarget, marksOf, useFavourites } from "../useFavourites.ts";
import * as css from "./FavouriteButton.css.ts";

// Loaded with the first press.
const ListMenu = lazy(() =>
  import("../ListMenu/ListMenu.tsx").then((module) => ({ default: module.ListMenu })),
);

export interface FavouriteButtonProps {
  /** What is saved: a profile or a classified. */
  target: FavouriteTarget;
  /** What it is called, for those who do not see what the button stands beside. */
  name: string;
  /** Where a visitor comes back to after the login. */
  next: string;
  /** How large the button is. */
  size?: ButtonSize;
  /** As wide as its container. */
  wide?: boolean;
}

/**
 * Saves something to a list of favourites, or removes it, by one press; visitors log in first. What was saved just now can go to another list by
 * the menu that opens below.
 */
export function FavouriteButton({ target, name, next, size = "sm", wide }: FavouriteButtonProps) {
  const t = useTranslate();
  const preview = usePreview();
  const { data, account, save, remove } = useFavourites();
  const button = useRef<HTMLButtonElement>(null);
  const [saved, setSaved] = useState<{ id: number; list_id: number }>();
  const pending = useRef(false);
  const marks = marksOf(data, target);
  const shared = {
    variant: "secondary",
    size,
    wide,
    icon: <HeartIcon size="1.05em" />,
    "aria-label": t(strings.favouriteNamed, { name }),
  } as const;
  if (account === undefined) {
    return (
      <LinkButton {...shared} to={`/login?next=${encodeURIComponent(next)}`}>
        {t(strings.favourite)}
      </LinkButton>
    );
  }
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
    <span className={wide ? css.wideAnchor : css.anchor}>
      <Button
        {...shared}
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
