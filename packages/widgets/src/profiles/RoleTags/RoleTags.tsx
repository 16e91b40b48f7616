import { label, type RoleValue, roleByValue } from "@foodshed/sdk/vocabulary";
import { Tag } from "../../primitives/Tag/Tag.tsx";
import { useTranslate } from "../../provider/locale.tsx";
import { bareList } from "../../theme/shared.css.ts";
import * as strings from "../generated/strings.ts";
import * as css from "./RoleTags.css.ts";

/** The roles of a business, as tags. */
export function RoleTags({ roles }: { roles: readonly RoleValue[] }) {
  const t = useTranslate();
  if (roles.length === 0) return null;
  return (
    <ul className={`${bareList} ${css.tags}`} aria-label={t(strings.roles)}>
      {roles.map((role) => (
        <li key={role}>
          <Tag>{label(t, roleByValue(role).label)}</Tag>
        </li>
      ))}
    </ul>
  );
}
