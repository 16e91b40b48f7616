import { HOME_SHORTCUTS, PROFILE_TYPES } from "@foodshed/sdk/vocabulary";
import { label } from "@foodshed/sdk/vocabulary/label";
import { useLink } from "../../provider/host.tsx";
import { useTranslate } from "../../provider/locale.tsx";
import * as strings from "../generated/strings.ts";
import * as css from "./CategoryShortcuts.css.ts";

const TYPES = ["SELLS", "BUYS", "BUSINESS OPPORTUNITIES"] as const;

const SHORTCUTS = [
  ...TYPES.map((type) => ({
    to: `/search?${new URLSearchParams({ profile_type: type })}`,
    name: PROFILE_TYPES.find(({ value }) => value === type)?.label ?? type,
  })),
  ...HOME_SHORTCUTS.map(({ label: name }) => ({
    to: `/search?${new URLSearchParams({ category: name })}`,
    name,
  })),
];

/** Links to common searches. */
export function CategoryShortcuts() {
  const t = useTranslate();
  const Link = useLink();
  return (
    <nav id="categories" aria-label={t(strings.categories)} className={css.panel}>
      <ul className={css.list}>
        {SHORTCUTS.map(({ to, name }) => (
          <li key={to}>
            <Link to={to} className={css.shortcut}>
              {label(t, name)}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
