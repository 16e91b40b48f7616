import { useLink } from "../../provider/host.tsx";
import { useTranslate } from "../../provider/locale.tsx";
import * as strings from "../generated/strings.ts";
import * as css from "./AboutMenu.css.ts";

const PAGES = [
  { to: "/about-us", label: strings.aboutUs },
  { to: "/about-us/meet-our-partners", label: strings.meetOurPartners },
  { to: "/about-the-fund", label: strings.menuFund },
] as const;

export interface AboutMenuProps {
  /** The path of the current page. */
  here: (typeof PAGES)[number]["to"];
}

/** The menu of the pages about the network, shown on each of them. */
export function AboutMenu({ here }: AboutMenuProps) {
  const t = useTranslate();
  const Link = useLink();
  return (
    <nav aria-label={t(strings.about)} className={css.menu}>
      <ul className={css.pages}>
        {PAGES.map(({ to, label }) => (
          <li key={to} className={css.item}>
            <Link to={to} className={css.link} aria-current={to === here ? "page" : undefined}>
              {t(label)}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
