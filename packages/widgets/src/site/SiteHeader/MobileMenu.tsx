import { type ReactNode, useEffect } from "react";
import { CrossIcon, MenuIcon } from "../../brand/icons/signs.tsx";
import { classes } from "../../primitives/classes.ts";
import { CountBadge } from "../../primitives/Tag/Tag.tsx";
import { useDisclosureMenu } from "../../primitives/useDisclosureMenu.ts";
import * as css from "./SiteHeader.css.ts";

export interface MobileMenuProps {
  /** Another page closes the menu. */
  path: string | undefined;
  /** Shown on the closed menu, or nobody would see it. */
  unread: number;
  member: boolean;
  className?: string;
  children: ReactNode;
}

/** The links in a row where there is room for them, else behind a button. Leaving it with the focus closes it. */
export function MobileMenu({ path, unread, member, className, children }: MobileMenuProps) {
  const { open, close, around, button, menu } = useDisclosureMenu();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the path is what closes it
  useEffect(close, [path]);
  return (
    <nav aria-label="Main" className={classes(css.nav, member && css.memberNav, className)} {...around}>
      <button {...button} type="button" className={css.menuButton}>
        {open ? <CrossIcon /> : <MenuIcon />}
        Menu
        {!open && unread > 0 && <CountBadge count={unread} />}
      </button>
      {/* A press on a blank part of the menu keeps the focus, and so the menu, where it is. */}
      <div {...menu} className={classes(css.menu, open && css.menuOpen)} tabIndex={-1}>
        {children}
      </div>
    </nav>
  );
}
