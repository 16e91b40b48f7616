import { ROLES, type RoleValue, roleByValue, SETTINGS_MAX_ROLES } from "@foodshed/sdk/vocabulary";
import { type Ref, useId, useState } from "react";
import { ConfirmDialog } from "../../primitives/ConfirmDialog/ConfirmDialog.tsx";
import { Choice } from "../../primitives/Field/Choice.tsx";
import * as fieldCss from "../../primitives/Field/FieldFrame.css.ts";
import { FieldError } from "../../primitives/Field/FieldFrame.tsx";
import { useLink } from "../../provider/host.tsx";
import { text, textLink } from "../../theme/text.css.ts";
import { useEditedProfile } from "../editedProfile.tsx";

export interface AccountFieldsProps {
  value: readonly RoleValue[];
  onValueChange: (value: RoleValue[]) => void;
  error: string | undefined;
  /** The ref of the first checkbox, for a form that moves focus here. */
  inputRef: Ref<HTMLInputElement>;
}

/** The roles of the account; an organization cannot change its role. */
export function AccountFields({ value, onValueChange, error, inputRef }: AccountFieldsProps) {
  const { profile } = useEditedProfile();
  const Link = useLink();
  const id = useId();
  const [leaving, setLeaving] = useState<RoleValue | null>(null);
  const held = profile.roles.map((role) => role.value);
  const change = (role: RoleValue, chosen: boolean) =>
    onValueChange((chosen ? [...value, role] : value.filter((other) => other !== role)).sort());
  if (held.includes("organization")) {
    return (
      <p className={text.body}>
        Your profile is that of an organization. Its account type cannot be changed.
      </p>
    );
  }
  return (
    <>
      <fieldset className={fieldCss.frame} aria-describedby={error ? `${id}-error` : `${id}-hint`}>
        <legend className={fieldCss.label}>Account types</legend>
        {ROLES.map((role, index) => (
          <Choice
            key={role.value}
            ref={index === 0 ? inputRef : undefined}
            type="checkbox"
            label={role.label}
            checked={value.includes(role.value)}
            disabled={value.length >= SETTINGS_MAX_ROLES && !value.includes(role.value)}
            onChange={({ currentTarget: { checked } }) =>
              !checked && held.includes(role.value) ? setLeaving(role.value) : change(role.value, checked)
            }
          />
        ))}
        <p id={`${id}-hint`} className={fieldCss.hint}>
          Up to {SETTINGS_MAX_ROLES}. An administrator approves a new organization.
        </p>
        <FieldError id={`${id}-error`} message={error} />
      </fieldset>
      <p className={text.soft}>
        What you log in with is in{" "}
        <Link to="/settings" className={textLink}>
          your settings
        </Link>
        .
      </p>
      <ConfirmDialog
        open={leaving !== null}
        onOpenChange={() => setLeaving(null)}
        title={leaving ? `Remove ${roleByValue(leaving).label}?` : ""}
        description="Removing an account type will cause you to lose your information for this role."
        confirmLabel="Remove"
        onConfirm={() => {
          if (leaving) change(leaving, false);
          setLeaving(null);
        }}
      />
    </>
  );
}
