import { useLink } from "../../provider/host.tsx";
import * as css from "./ProfileTabs.css.ts";

export type ProfileComponent = "contact" | "photos" | "classifieds";

const TABS: readonly { component: ProfileComponent | undefined; label: string }[] = [
  { component: undefined, label: "About" },
  { component: "contact", label: "Contact" },
  { component: "photos", label: "Photos" },
  { component: "classifieds", label: "Classifieds" },
];

export function isProfileComponent(text: string | undefined): text is ProfileComponent {
  return TABS.some(({ component }) => component !== undefined && component === text);
}

/** The parts of a profile; each has an address of its own. */
export function ProfileTabs({
  base,
  query,
  component,
}: {
  base: string;
  /** Kept on every tab's address. */
  query: string;
  component: ProfileComponent | undefined;
}) {
  const Link = useLink();
  return (
    <nav aria-label="Profile" className={css.nav}>
      <ul className={css.tabs}>
        {TABS.map((tab) => (
          <li key={tab.label}>
            <Link
              to={tab.component ? `${base}/${tab.component}${query}` : base + query}
              keepScroll
              className={css.tab}
              aria-current={tab.component === component ? "page" : undefined}
            >
              {tab.label}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
