import { type ReactNode, useEffect } from "react";
import { CrossIcon, MenuIcon } from "../../brand/icons/signs.tsx";
import { classes } from "../../primitives/classes.ts";
import { CountBadge } from "../../primitives/Tag/Tag.tsx";
import { useDisclosureMenu } from "../../primitives/useDisclosureMenu.ts";
import { useTranslate } from "../../provider/locale.tsx";
import * as strings from "../generated/strings.ts";
import * as css from "./SiteHeader.css.ts";

export interface MobileMenuProps {
  /** The current path; a change closes the menu. */
  path: string | undefined;
  /** A count shown on the button of the closed menu too. */
  unread: number;
  member: boolean;
  className?: string;
  children: ReactNode;
}

/** The links in a row in wide windows, else behind a button. The menu closes when focus leaves it. */
export function MobileMenu({ path, unread, member, className, children }: MobileMenuProps) {
  const t = useTranslate();
  const { open, close, around, button, menu } = useDisclosureMenu();
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new path closes it
  useEffect(close, [path]);
  return (
    <nav
      aria-label={t(strings.mainMenu)}
      className={classes(css.nav, member && css.memberNav, className)}
      {...around}
    >
      <button {...button} type="button" className={css.menuButton}>
        {open ? <CrossIcon /> : <MenuIcon />}
        {t(strings.menu)}
        {!open && unread > 0 && <CountBadge count={unread} />}
      </button>
      {/* Focusable, so that a press on a blank part of the menu does not close it. */}
      <div {...menu} className={classes(css.menu, open && css.menuOpen)} tabIndex={-1}>
        {children}
      </div>
    </nav>
  );
}
