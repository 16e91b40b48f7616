import { useState } from "react";
import { SelectField } from "../../primitives/Field/SelectField.tsx";
import { useTranslate } from "../../provider/locale.tsx";
import { useEditedProfile } from "../editedProfile.tsx";
import * as strings from "../generated/strings.ts";
import { productsOfRole, rolesWithProducts } from "../roleProducts.ts";
import * as css from "./ProductTable.css.ts";
import { RoleTable } from "./RoleTable.tsx";

export interface ProductTableProps {
  /** The role whose products are shown at first. */
  ofRole?: number | undefined;
  /** Shows the field for a list at once. */
  pasting?: boolean;
}

/** Many products edited at once: a table for each role that lists some, saved as a whole. */
export function ProductTable({ ofRole, pasting = false }: ProductTableProps) {
  const t = useTranslate();
  const { profile } = useEditedProfile();
  const roles = rolesWithProducts(profile.roles);
  const [chosen, setChosen] = useState(ofRole);
  const shown = roles.find(({ role_id }) => role_id === chosen) ?? roles[0];
  const [visited, setVisited] = useState<ReadonlySet<number>>(new Set());
  if (!shown) return null;
  const opened = new Set([...visited, shown.role_id]);
  return (
    <div className={css.frame}>
      <p className={css.lead}>{t(strings.productTableLead)}</p>
      {roles.length > 1 && (
        <SelectField
          label={t(strings.productTableOf)}
          value={shown.role_id}
          options={roles.map(({ role_id, value }) => ({ value: role_id, label: t(productsOfRole(value)) }))}
          onChange={({ currentTarget }) => {
            setVisited(opened);
            setChosen(Number(currentTarget.value));
          }}
        />
      )}
      {/* What is typed in one table stays while another is shown. */}
      {roles
        .filter(({ role_id }) => opened.has(role_id))
        .map((role) => (
          <div key={role.role_id} hidden={role !== shown}>
            <RoleTable role={role} pasting={pasting} />
          </div>
        ))}
    </div>
  );
}
