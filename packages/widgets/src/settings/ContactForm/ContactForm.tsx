import { Button } from "../../primitives/Button/Button.tsx";
import { useRefusal } from "../../primitives/ErrorSummary/useRefusal.ts";
import { PasswordField } from "../../primitives/Field/PasswordField.tsx";
import { TextField } from "../../primitives/Field/TextField.tsx";
import { useSchemaForm } from "../../primitives/Field/useSchemaForm.ts";
import { FormStatus } from "../../primitives/FormStatus/FormStatus.tsx";
import { useTranslate } from "../../provider/locale.tsx";
import { useInvalidateQueries } from "../../provider/useQuery.ts";
import { AuthenticationDialog } from "../AuthenticationDialog/AuthenticationDialog.tsx";
import * as strings from "../generated/strings.ts";
import * as css from "../SettingsForm.css.ts";
import { useUpdateUser } from "../useUpdateUser.ts";
import { type ContactValues, contactSchema, emptyContact, toLoginChange } from "./contactForm.ts";

/** Changes the login address, which is pending until it is confirmed, and optionally the password. */
export function ContactForm({ disabled }: { disabled: boolean }) {
  const t = useTranslate();
  const form = useSchemaForm<ContactValues>(contactSchema, {
    defaultValues: emptyContact,
  });
  const { register, handleSubmit, formState } = form;
  const { errors } = formState;
  const refresh = useInvalidateQueries();
  const update = useUpdateUser(() => {
    form.reset(emptyContact);
    void refresh("getEmailChange");
  });
  const refused = useRefusal(update.refused, update.forget, errors);
  return (
    <form
      method="post"
      noValidate
      className={css.form}
      onSubmit={handleSubmit((values) => update.ask(toLoginChange(values)))}
    >
      <TextField
        label={t(strings.newEmail)}
        type="email"
        autoComplete="email"
        disabled={disabled}
        error={errors.email?.message}
        {...register("email")}
      />
      <PasswordField
        label={t(strings.newPassword)}
        optional
        autoComplete="new-password"
        hint={t(strings.newPasswordHint)}
        disabled={disabled}
        error={errors.password?.message}
        {...register("password")}
      />
      <FormStatus success={update.status === "success" && t(strings.saved)} error={refused} />
      <div className={css.actions}>
        <Button type="submit" disabled={disabled}>
          {t(strings.changeContact)}
        </Button>
      </div>
      <AuthenticationDialog {...update.dialog} />
    </form>
  );
}
