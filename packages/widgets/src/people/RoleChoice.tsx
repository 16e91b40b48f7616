import type { UseFormRegisterReturn } from "react-hook-form";
import { RadioGroup } from "../primitives/Field/RadioGroup.tsx";
import { useTranslate } from "../provider/locale.tsx";
import * as strings from "./generated/strings.ts";
import { MEMBER_ROLES } from "./memberRoles.ts";
import * as css from "./RoleChoice.css.ts";

/** The three roles, each with what it may do. */
export function RoleChoice({ field }: { field: UseFormRegisterReturn }) {
  const t = useTranslate();
  return (
    <RadioGroup
      label={t(strings.roleOf)}
      options={MEMBER_ROLES.map(({ role, label, may }) => ({
        value: role,
        label: (
          <span className={css.choice}>
            <b>{t(label)}</b> <span className={css.may}>{t(may)}</span>
          </span>
        ),
      }))}
      {...field}
    />
  );
}
