import { BUSINESS_NAME_MAX_LENGTH, PERSON_NAME_MAX_LENGTH } from "@foodshed/sdk/vocabulary";
import { label } from "@foodshed/sdk/vocabulary/label";
import { useId } from "react";
import { Controller } from "react-hook-form";
import { Button } from "../../primitives/Button/Button.tsx";
import { Dialog, DialogActions } from "../../primitives/Dialog/Dialog.tsx";
import { ErrorSummary } from "../../primitives/ErrorSummary/ErrorSummary.tsx";
import { summaryErrors } from "../../primitives/ErrorSummary/summaryErrors.ts";
import { useRefusal } from "../../primitives/ErrorSummary/useRefusal.ts";
import { CheckboxField } from "../../primitives/Field/CheckboxField.tsx";
import { FieldError } from "../../primitives/Field/FieldFrame.tsx";
import { TextField } from "../../primitives/Field/TextField.tsx";
import { useSchemaForm } from "../../primitives/Field/useSchemaForm.ts";
import { useSession } from "../../provider/host.tsx";
import { useTranslate } from "../../provider/locale.tsx";
import * as strings from "../generated/strings.ts";
import * as css from "./CreateProfileDialog.css.ts";
import {
  type CreateProfileValues,
  createProfileSchema,
  emptyProfile,
  roleChoices,
  signupErrors,
} from "./createProfileForm.ts";
import { useCreateProfile } from "./useCreateProfile.ts";

export interface CreateProfileDialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** Creates an account on behalf of a business, which gets a mail to claim it. Closing the dialog discards the input. */
export function CreateProfileDialog({ open, onOpenChange }: CreateProfileDialogProps) {
  const t = useTranslate();
  const create = useCreateProfile(() => close(false));
  const form = useSchemaForm<CreateProfileValues>(createProfileSchema, {
    defaultValues: emptyProfile,
    // The error summary takes focus instead, and links to the fields.
    shouldFocusError: false,
  });
  const { register, control, handleSubmit, formState, setFocus, reset } = form;
  const { errors, isDirty, submitCount } = formState;
  const problem = useRefusal(create.problem, create.reset, errors);
  function close(next: boolean) {
    reset(emptyProfile);
    create.reset();
    onOpenChange(next);
  }
  return (
    <Dialog
      open={open}
      onOpenChange={close}
      title={t(strings.createProfile)}
      description={t(strings.createDescription)}
      busy={create.isPending}
    >
      <form method="post" noValidate className={css.form} onSubmit={handleSubmit(create.run)}>
        <ErrorSummary
          errors={summaryErrors(errors)}
          attempt={submitCount}
          onSelect={(field) => setFocus(field as keyof CreateProfileValues)}
        />
        {problem && (
          <ErrorSummary
            title={t(strings.signupFailed)}
            errors={signupErrors(problem, t).map((message) => ({ message }))}
            attempt={create.failures}
          />
        )}
        <div className={css.pair}>
          <TextField
            label={t(strings.firstName)}
            maxLength={PERSON_NAME_MAX_LENGTH}
            autoComplete="off"
            error={errors.first_name?.message}
            {...register("first_name")}
          />
          <TextField
            label={t(strings.lastName)}
            maxLength={PERSON_NAME_MAX_LENGTH}
            autoComplete="off"
            error={errors.last_name?.message}
            {...register("last_name")}
          />
        </div>
        <TextField
          label={t(strings.businessName)}
          maxLength={BUSINESS_NAME_MAX_LENGTH}
          autoComplete="off"
          error={errors.business_name?.message}
          {...register("business_name")}
        />
        <TextField
          label={t(strings.email)}
          type="email"
          autoComplete="off"
          error={errors.email?.message}
          {...register("email")}
        />
        <Controller
          name="roles"
          control={control}
          render={({ field }) => <Roles {...field} error={errors.roles?.message} />}
        />
        <DialogActions>
          <Button variant="quiet" disabled={create.isPending} onClick={() => close(false)}>
            {t(strings.cancel)}
          </Button>
          <Button type="submit" busy={create.isPending} disabled={!isDirty}>
            {t(strings.submit)}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}

interface RolesProps {
  value: CreateProfileValues["roles"];
  onChange: (roles: CreateProfileValues["roles"]) => void;
  onBlur: () => void;
  /** The ref of the first checkbox, for a summary that links here. */
  ref: (box: HTMLInputElement | null) => void;
  error: string | undefined;
}

function Roles({ value, onChange, onBlur, ref, error }: RolesProps) {
  const t = useTranslate();
  const session = useSession();
  const errorId = useId();
  return (
    <fieldset className={css.roles} aria-describedby={error ? errorId : undefined}>
      <legend className={css.legend}>{t(strings.profiles)}</legend>
      {roleChoices.map(({ id, label: name, administratorsOnly }, index) => {
        const closed = administratorsOnly && !session?.is_admin;
        return (
          <CheckboxField
            key={id}
            label={label(t, name)}
            checked={value.includes(id)}
            disabled={closed}
            onBlur={onBlur}
            {...(index === 0 && { ref })}
            {...(closed && { hint: t(strings.organizationHint) })}
            onChange={({ currentTarget }) =>
              onChange(currentTarget.checked ? [...value, id] : value.filter((other) => other !== id))
            }
          />
        );
      })}
      <FieldError id={errorId} message={error} />
    </fieldset>
  );
}
