import { useLink } from "../../provider/host.tsx";
import * as css from "./AboutMenu.css.ts";

const PAGES = [
  { to: "/about-us", label: "About us" },
  { to: "/about-us/meet-our-partners", label: "Meet our partners" },
  { to: "/about-the-fund", label: "About the fund" },
] as const;

export interface AboutMenuProps {
  /** The address of the page that it stands on. */
  here: (typeof PAGES)[number]["to"];
}

/** What the pages about the network have in common: the way from each to the others. */
export function AboutMenu({ here }: AboutMenuProps) {
  const Link = useLink();
  return (
    <nav aria-label="About" className={css.menu}>
      <ul className={css.pages}>
        {PAGES.map(({ to, label }) => (
          <li key={to} className={css.item}>
            <Link to={to} className={css.link} aria-current={to === here ? "page" : undefined}>
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
