import { label, ROLES, type RoleValue, roleByValue, SETTINGS_MAX_ROLES } from "@foodshed/sdk/vocabulary";
import { type Ref, useId, useState } from "react";
import { ConfirmDialog } from "../../primitives/ConfirmDialog/ConfirmDialog.tsx";
import { Choice } from "../../primitives/Field/Choice.tsx";
import * as fieldCss from "../../primitives/Field/FieldFrame.css.ts";
import { FieldError } from "../../primitives/Field/FieldFrame.tsx";
import { useLink } from "../../provider/host.tsx";
import { useTranslate } from "../../provider/locale.tsx";
import { text, textLink } from "../../theme/text.css.ts";
import { useEditedProfile } from "../editedProfile.tsx";
import * as strings from "../generated/strings.ts";

export interface AccountFieldsProps {
  value: readonly RoleValue[];
  onValueChange: (value: RoleValue[]) => void;
  error: string | undefined;
  /** The ref of the first checkbox, for a form that moves focus here. */
  inputRef: Ref<HTMLInputElement>;
}

/** The roles of the account; an organization cannot change its role. */
export function AccountFields({ value, onValueChange, error, inputRef }: AccountFieldsProps) {
  const t = useTranslate();
  const { profile } = useEditedProfile();
  const Link = useLink();
  const id = useId();
  const [leaving, setLeaving] = useState<RoleValue | null>(null);
  const held = profile.roles.map((role) => role.value);
  const change = (role: RoleValue, chosen: boolean) =>
    onValueChange((chosen ? [...value, role] : value.filter((other) => other !== role)).sort());
  if (held.includes("organization")) {
    return <p className={text.body}>{t(strings.organizationType)}</p>;
  }
  return (
    <>
      <fieldset className={fieldCss.frame} aria-describedby={error ? `${id}-error` : `${id}-hint`}>
        <legend className={fieldCss.label}>{t(strings.accountTypes)}</legend>
        {ROLES.map((role, index) => (
          <Choice
            key={role.value}
            ref={index === 0 ? inputRef : undefined}
            type="checkbox"
            label={label(t, role.label)}
            checked={value.includes(role.value)}
            disabled={value.length >= SETTINGS_MAX_ROLES && !value.includes(role.value)}
            onChange={({ currentTarget: { checked } }) =>
              !checked && held.includes(role.value) ? setLeaving(role.value) : change(role.value, checked)
            }
          />
        ))}
        <p id={`${id}-hint`} className={fieldCss.hint}>
          {t(strings.accountTypesHint, { max: SETTINGS_MAX_ROLES })}
        </p>
        <FieldError id={`${id}-error`} message={error} />
      </fieldset>
      <p className={text.soft}>
        {t.rich(strings.loginInSettings, {
          settings: (words) => (
            <Link to="/settings" className={textLink}>
              {words}
            </Link>
          ),
        })}
      </p>
      <ConfirmDialog
        open={leaving !== null}
        onOpenChange={() => setLeaving(null)}
        title={leaving ? t(strings.removeRoleTitle, { role: label(t, roleByValue(leaving).label) }) : ""}
        description={t(strings.removeRoleDescription)}
        confirmLabel={t(strings.remove)}
        onConfirm={() => {
          if (leaving) change(leaving, false);
          setLeaving(null);
        }}
      />
    </>
  );
}
