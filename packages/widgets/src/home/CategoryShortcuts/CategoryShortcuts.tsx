import { HOME_SHORTCUTS, PROFILE_TYPES } from "@foodshed/sdk/vocabulary";
import { useLink } from "../../provider/host.tsx";
import * as css from "./CategoryShortcuts.css.ts";

const TYPES = ["SELLS", "BUYS", "BUSINESS OPPORTUNITIES"] as const;

const SHORTCUTS = [
  ...TYPES.map((type) => ({
    to: `/search?${new URLSearchParams({ profile_type: type })}`,
    label: PROFILE_TYPES.find(({ value }) => value === type)?.label ?? type,
  })),
  ...HOME_SHORTCUTS.map(({ label }) => ({
    to: `/search?${new URLSearchParams({ category: label })}`,
    label,
  })),
];

/** Links to common searches. */
export function CategoryShortcuts() {
  const Link = useLink();
  return (
    <nav aria-label="Categories" className={css.panel}>
      <ul className={css.list}>
        {SHORTCUTS.map(({ to, label }) => (
          <li key={to}>
            <Link to={to} className={css.shortcut}>
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
