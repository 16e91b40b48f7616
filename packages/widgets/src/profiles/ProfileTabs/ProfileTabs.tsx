import type { LocalizedString } from "@foodshed/sdk/locale";
import { useLink } from "../../provider/host.tsx";
import { useTranslate } from "../../provider/locale.tsx";
import * as strings from "../generated/strings.ts";
import * as css from "./ProfileTabs.css.ts";

export type ProfileComponent = "contact" | "photos" | "classifieds";

const TABS: readonly { component: ProfileComponent | undefined; label: LocalizedString }[] = [
  { component: undefined, label: strings.about },
  { component: "contact", label: strings.contact },
  { component: "photos", label: strings.photos },
  { component: "classifieds", label: strings.classifieds },
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
  const t = useTranslate();
  const Link = useLink();
  return (
    <nav aria-label={t(strings.profile)} className={css.nav}>
      <ul className={css.tabs}>
        {TABS.map((tab) => (
          <li key={tab.label.id}>
            <Link
              to={tab.component ? `${base}/${tab.component}${query}` : base + query}
              keepScroll
              className={css.tab}
              aria-current={tab.component === component ? "page" : undefined}
            >
              {t(tab.label)}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
