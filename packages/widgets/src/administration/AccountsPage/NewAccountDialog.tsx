import { LOCALE_NAMES, LOCALES } from "@foodshed/sdk/locale";
import type { FormEvent } from "react";
import { useController } from "react-hook-form";
import { RolePicker } from "../../accounts/RolePicker/RolePicker.tsx";
import { Button } from "../../primitives/Button/Button.tsx";
import { Dialog, DialogActions } from "../../primitives/Dialog/Dialog.tsx";
import { SelectField } from "../../primitives/Field/SelectField.tsx";
import { TextField } from "../../primitives/Field/TextField.tsx";
import { useSchemaForm } from "../../primitives/Field/useSchemaForm.ts";
import { FormStatus } from "../../primitives/FormStatus/FormStatus.tsx";
import { useNavigate } from "../../provider/host.tsx";
import { useTranslate } from "../../provider/locale.tsx";
import { useNotices } from "../../provider/notices.tsx";
import { useMutation } from "../../provider/useMutation.ts";
import { useInvalidateQueries } from "../../provider/useQuery.ts";
import * as strings from "../generated/strings.ts";
import * as page from "../page.css.ts";
import { emptyAccount, type NewAccountValues, newAccountSchema, toRequest } from "./newAccountForm.ts";

/** Signs a business up on its behalf: it gets a mail with the link that hands the account over. */
export function NewAccountDialog({ onClose }: { onClose: () => void }) {
  const t = useTranslate();
  const navigate = useNavigate();
  const { notify } = useNotices();
  const invalidate = useInvalidateQueries();
  const { register, control, handleSubmit, formState } = useSchemaForm<NewAccountValues>(newAccountSchema, {
    defaultValues: emptyAccount(t.locale),
  });
  const { field: roles } = useController({ name: "roles", control });
  const signUp = useMutation(
    (client, values: NewAccountValues) => client.POST("/accounts/signup/", { body: toRequest(values) }),
    ([made], { email }) => {
      notify(t(strings.accountMade, { email }));
      void invalidate("listAccounts", "getAdministrationOverview");
      onClose();
      if (made) navigate(`/admin/accounts/${made.account.id}`);
    },
  );
  const { errors } = formState;
  const refused = signUp.problem?.errors ?? {};
  const errorOf = (name: "business_name" | "first_name" | "last_name" | "email" | "roles") =>
    errors[name]?.message ?? refused[name]?.[0];
  const isOfField = Object.keys(refused).some((name) => name in emptyAccount(t.locale));
  const submit = (event: FormEvent) => {
    event.stopPropagation();
    void handleSubmit(signUp.run)(event);
  };
  return (
    <Dialog
      open
      onOpenChange={(open) => open || onClose()}
      title={t(strings.newAccount)}
      description={t(strings.newAccountAbout)}
      busy={signUp.isPending}
    >
      <form method="post" noValidate className={page.section} onSubmit={submit}>
        <FormStatus error={!isOfField && signUp.problem?.message} />
        <TextField
          label={t(strings.businessName)}
          autoComplete="off"
          error={errorOf("business_name")}
          {...register("business_name")}
        />
        <TextField
          label={t(strings.firstName)}
          autoComplete="off"
          error={errorOf("first_name")}
          {...register("first_name")}
        />
        <TextField
          label={t(strings.lastName)}
          autoComplete="off"
          error={errorOf("last_name")}
          {...register("last_name")}
        />
        <TextField
          label={t(strings.email)}
          type="email"
          autoComplete="off"
          error={errorOf("email")}
          {...register("email")}
        />
        <RolePicker
          withOrganization
          value={roles.value}
          onChange={roles.onChange}
          onBlur={roles.onBlur}
          inputRef={roles.ref}
          error={errors.roles?.root?.message ?? errorOf("roles")}
        />
        <SelectField
          label={t(strings.language)}
          options={LOCALES.map((value) => ({ value, label: LOCALE_NAMES[value] }))}
          {...register("language")}
        />
        <DialogActions>
          <Button variant="quiet" disabled={signUp.isPending} onClick={onClose}>
            {t(strings.cancel)}
          </Button>
          <Button type="submit" busy={signUp.isPending}>
            {t(strings.makeAccount)}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
