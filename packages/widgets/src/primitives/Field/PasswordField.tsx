import { type InputHTMLAttributes, type Ref, useState } from "react";
import { useTranslate } from "../../provider/locale.tsx";
import * as strings from "../generated/strings.ts";
import { EyeIcon, EyeOffIcon } from "../glyphs.tsx";
import * as css from "./Field.css.ts";
import { FieldFrame, type FieldProps } from "./FieldFrame.tsx";

export interface PasswordFieldProps extends FieldProps, Omit<InputHTMLAttributes<HTMLInputElement>, "type"> {
  /** Tells password managers whether to fill in or to generate a password. */
  autoComplete: "current-password" | "new-password";
  /** The element of the control. */
  ref?: Ref<HTMLInputElement>;
}

/** A password, with a button that shows it. */
export function PasswordField(props: PasswordFieldProps) {
  const { label, hideLabel, hint, error, optional, id, className, ...input } = props;
  const t = useTranslate();
  const [shown, setShown] = useState(false);
  return (
    <FieldFrame {...{ label, hideLabel, hint, error, optional, id, className }}>
      {(control) => (
        <span className={css.withEnd}>
          <input
            {...input}
            {...control}
            type={shown ? "text" : "password"}
            className={css.passwordInput}
            spellCheck={false}
            autoCapitalize="none"
          />
          <button
            type="button"
            className={css.passwordToggle}
            aria-label={shown ? t(strings.hidePassword) : t(strings.showPassword)}
            aria-controls={control.id}
            onClick={() => setShown(!shown)}
          >
            {shown ? <EyeOffIcon /> : <EyeIcon />}
            {shown ? t(strings.hide) : t(strings.show)}
          </button>
        </span>
      )}
    </FieldFrame>
  );
}
