import {
  type FocusEvent,
  type KeyboardEvent,
  type ReactNode,
  useEffect,
  useId,
  useRef,
  useState,
} from "react";
import { CrossIcon, MenuIcon } from "../../brand/icons/signs.tsx";
import { classes } from "../../primitives/classes.ts";
import { CountBadge } from "../../primitives/Tag/Tag.tsx";
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
  const id = useId();
  const button = useRef<HTMLButtonElement>(null);
  const [open, setOpen] = useState(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the path is what closes it
  useEffect(() => setOpen(false), [path]);
  const leave = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (!currentTarget.contains(relatedTarget)) setOpen(false);
  };
  const closeOnEscape = ({ key }: KeyboardEvent) => {
    if (key !== "Escape" || !open) return;
    setOpen(false);
    button.current?.focus();
  };
  return (
    <nav
      aria-label="Main"
      className={classes(css.nav, member && css.memberNav, className)}
      onBlur={leave}
      onKeyDown={closeOnEscape}
    >
      <button
        ref={button}
        type="button"
        className={css.menuButton}
        aria-expanded={open}
        aria-controls={id}
        onClick={() => setOpen(!open)}
      >
        {open ? <CrossIcon /> : <MenuIcon />}
        Menu
        {!open && unread > 0 && <CountBadge count={unread} />}
      </button>
      {/* A press on a blank part of the menu keeps the focus, and so the menu, where it is. */}
      <div id={id} className={classes(css.menu, open && css.menuOpen)} tabIndex={-1}>
        {children}
      </div>
    </nav>
  );
}
