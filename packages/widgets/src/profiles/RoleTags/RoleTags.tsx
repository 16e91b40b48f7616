import { type RoleValue, roleByValue } from "@foodshed/sdk/vocabulary";
import { Tag } from "../../primitives/Tag/Tag.tsx";
import { bareList } from "../../theme/shared.css.ts";
import * as css from "./RoleTags.css.ts";

/** The roles of a business, as tags. */
export function RoleTags({ roles }: { roles: readonly RoleValue[] }) {
  if (roles.length === 0) return null;
  return (
    <ul className={`${bareList} ${css.tags}`} aria-label="Roles">
      {roles.map((role) => (
        <li key={role}>
          <Tag>{roleByValue(role).label}</Tag>
        </li>
      ))}
    </ul>
  );
}
