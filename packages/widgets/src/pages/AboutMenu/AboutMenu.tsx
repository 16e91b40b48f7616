import { useLink } from "../../provider/host.tsx";
import * as css from "./AboutMenu.css.ts";

const PAGES = [
  { to: "/about-us", label: "About us" },
  { to: "/about-us/meet-our-partners", label: "Meet our partners" },
  { to: "/about-the-fund", label: "About the fund" },
] as const;

export interface AboutMenuProps {
  /** The path of the current page. */
  here: (typeof PAGES)[number]["to"];
}

/** The menu of the pages about the network, shown on each of them. */
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
