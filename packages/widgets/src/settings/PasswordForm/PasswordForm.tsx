import { NewPasswordFields } from "../../accounts/NewPasswordFields.tsx";
import { Button } from "../../primitives/Button/Button.tsx";
import { useRefusal } from "../../primitives/ErrorSummary/useRefusal.ts";
import { useSchemaForm } from "../../primitives/Field/useSchemaForm.ts";
import { FormStatus } from "../../primitives/FormStatus/FormStatus.tsx";
import { useTranslate } from "../../provider/locale.tsx";
import { AuthenticationDialog } from "../AuthenticationDialog/AuthenticationDialog.tsx";
import * as strings from "../generated/strings.ts";
import * as css from "../SettingsForm.css.ts";
import { useUpdateUser } from "../useUpdateUser.ts";
import { emptyPassword, type PasswordValues, passwordSchema } from "./passwordForm.ts";

/** Changes the password, which is typed twice. */
export function PasswordForm({ disabled }: { disabled: boolean }) {
  const t = useTranslate();
  const form = useSchemaForm<PasswordValues>(passwordSchema, {
    defaultValues: emptyPassword,
  });
  const { register, handleSubmit, formState } = form;
  const update = useUpdateUser(() => form.reset(emptyPassword));
  const refused = useRefusal(update.refused, update.forget, formState.errors);
  return (
    <form
      method="post"
      noValidate
      className={css.form}
      onSubmit={handleSubmit(({ password }) => update.ask({ password }))}
    >
      <NewPasswordFields
        replacing
        password={register("password", { disabled })}
        confirmPassword={register("confirmPassword", { disabled })}
        errors={formState.errors}
      />
      <FormStatus success={update.status === "success" && t(strings.saved)} error={refused} />
      <div className={css.actions}>
        <Button type="submit" disabled={disabled}>
          {t(strings.changePassword)}
        </Button>
      </div>
      <AuthenticationDialog {...update.dialog} />
    </form>
  );
}
