import { lazy, Suspense } from "react";
import { HeartIcon } from "../../brand/icons/signs.tsx";
import { Button, type ButtonSize } from "../../primitives/Button/Button.tsx";
import { LinkButton } from "../../primitives/Button/LinkButton.tsx";
import { useSession } from "../../provider/host.tsx";
import { useTranslate } from "../../provider/locale.tsx";
import { useMayEdit } from "../../provider/memberRole.ts";
import * as strings from "../generated/strings.ts";
import type { FavouriteTarget } from "../useFavourites.ts";
import * as css from "./FavouriteButton.css.ts";

// For members only, so visitors never load it.
const MemberFavouriteButton = lazy(() =>
  import("./MemberFavouriteButton.tsx").then((module) => ({ default: module.MemberFavouriteButton })),
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
 * the menu that opens below. It takes the same room in every state: lists of results may not move while their page is hydrated.
 */
export function FavouriteButton({ target, name, next, size = "sm", wide }: FavouriteButtonProps) {
  const t = useTranslate();
  const member = useSession()?.account_id !== undefined;
  const mayEdit = useMayEdit();
  const shared = {
    variant: "secondary",
    size,
    wide,
    icon: <HeartIcon size="1.05em" />,
    "aria-label": t(strings.favouriteNamed, { name }),
  } as const;
  if (!mayEdit) return null;
  if (!member) {
    return (
      <LinkButton {...shared} to={`/login?next=${encodeURIComponent(next)}`}>
        {t(strings.favourite)}
      </LinkButton>
    );
  }
  const loading = (
    <span className={wide ? css.wideAnchor : css.anchor}>
      <Button {...shared} disabled>
        {t(strings.favourite)}
      </Button>
    </span>
  );
  return (
    <Suspense fallback={loading}>
      <MemberFavouriteButton target={target} name={name} button={shared} />
    </Suspense>
  );
}
