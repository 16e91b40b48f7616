import {
  type RoleValue,
  roleByValue,
  SIGN_UP_MAX_ADDITIONAL_ROLES,
  SIGN_UP_ROLES,
} from "@foodshed/sdk/vocabulary";
import { label } from "@foodshed/sdk/vocabulary/label";
import type { FocusEvent } from "react";
import { Button } from "../../primitives/Button/Button.tsx";
import { RadioGroup } from "../../primitives/Field/RadioGroup.tsx";
import { SelectField } from "../../primitives/Field/SelectField.tsx";
import { useTranslate } from "../../provider/locale.tsx";
import * as strings from "../generated/strings.ts";
import type { RoleChoice } from "../RegisterForm/registerForm.ts";
import { roleExplanations } from "../roleExplanations.ts";
import * as css from "./RolePicker.css.ts";

export interface RolePickerProps {
  value: RoleChoice;
  onChange: (value: RoleChoice) => void;
  onBlur?: (event: FocusEvent) => void;
  error?: string | undefined;
  /** The ref of the first primary role, for a form that moves focus here. */
  inputRef?: (input: HTMLInputElement) => void;
  /** Offers the organization as a primary role too, which excludes additional roles. */
  withOrganization?: boolean;
}

/** One primary role and up to three more, none of them twice. */
export function RolePicker(props: RolePickerProps) {
  const { value, onChange, onBlur, error, inputRef, withOrganization = false } = props;
  const t = useTranslate();
  const [primary = "", ...additional] = value;
  const alone = primary === "organization";
  const offered: readonly RoleValue[] = withOrganization ? [...SIGN_UP_ROLES, "organization"] : SIGN_UP_ROLES;

  function choosePrimary(role: RoleValue) {
    onChange(role === "organization" ? [role] : [role, ...additional.filter((other) => other !== role)]);
  }
  function change(index: number, role: RoleValue | "") {
    onChange([primary, ...additional.with(index, role)]);
  }
  function remove(index: number) {
    onChange([primary, ...additional.toSpliced(index, 1)]);
  }

  return (
    <div className={css.picker}>
      <RadioGroup
        label={t(strings.whatDoYouDo)}
        name="primary-role"
        options={offered.map((role) => ({ value: role, label: <Explained role={role} /> }))}
        value={primary as RoleValue}
        onValueChange={choosePrimary}
        ref={(input) => {
          if (input?.value === SIGN_UP_ROLES[0]) inputRef?.(input);
        }}
        {...{ onBlur, error }}
      />
      {additional.map((role, index) => {
        const number = index + 1;
        return (
          <div key={number} className={css.row}>
            <SelectField
              label={t(strings.additionalProfile, { number })}
              placeholder={t(strings.chooseProfile)}
              value={role}
              options={SIGN_UP_ROLES.filter((other) => other === role || !value.includes(other)).map(
                (other) => ({ value: other, label: label(t, roleByValue(other).label) }),
              )}
              onChange={(event) => change(index, event.currentTarget.value as RoleValue | "")}
            />
            <Button
              variant="quiet"
              onClick={() => remove(index)}
              aria-label={t(strings.removeAdditionalProfile, { number })}
            >
              {t(strings.remove)}
            </Button>
          </div>
        );
      })}
      {!alone && additional.length < SIGN_UP_MAX_ADDITIONAL_ROLES && (
        <Button
          variant="secondary"
          size="sm"
          className={css.addMore}
          onClick={() => onChange([primary, ...additional, ""])}
        >
          {t(strings.addMore)}
        </Button>
      )}
    </div>
  );
}

function Explained({ role }: { role: RoleValue }) {
  const t = useTranslate();
  return (
    <>
      {label(t, roleByValue(role).label)}
      <span className={css.explanation}>{t(roleExplanations[role])}</span>
    </>
  );
}
