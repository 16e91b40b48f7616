import type { FormEvent } from "react";
import { useController } from "react-hook-form";
import { RolePicker } from "../../accounts/RolePicker/RolePicker.tsx";
import { Button } from "../../primitives/Button/Button.tsx";
import { Dialog, DialogActions } from "../../primitives/Dialog/Dialog.tsx";
import { CheckboxField } from "../../primitives/Field/CheckboxField.tsx";
import { TextField } from "../../primitives/Field/TextField.tsx";
import { useSchemaForm } from "../../primitives/Field/useSchemaForm.ts";
import { FormStatus } from "../../primitives/FormStatus/FormStatus.tsx";
import { useTranslate } from "../../provider/locale.tsx";
import { useMutation } from "../../provider/useMutation.ts";
import * as css from "../dialogForm.css.ts";
import { useEnterBusiness } from "../enterBusiness.ts";
import * as strings from "../generated/strings.ts";
import {
  emptyBusiness,
  type FoundBusinessValues,
  foundBusinessSchema,
  toRequest,
} from "./foundBusinessForm.ts";

/** Founds another business of the signed-in person, and goes on with it at its profile. */
export function FoundBusinessDialog({ onClose }: { onClose: () => void }) {
  const t = useTranslate();
  const enter = useEnterBusiness();
  const { register, control, handleSubmit, formState } = useSchemaForm<FoundBusinessValues>(
    foundBusinessSchema,
    {
      defaultValues: emptyBusiness,
    },
  );
  const { field: roles } = useController({ name: "roles", control });
  const found = useMutation(
    (client, values: FoundBusinessValues) =>
      client.POST("/people/found_business/", { body: toRequest(values) }),
    (token) => enter(token, "/profile-hub"),
    { once: true },
  );
  const { errors } = formState;
  const [ofName] = found.problem?.errors?.business_name ?? [];
  const submit = (event: FormEvent) => {
    event.stopPropagation();
    void handleSubmit(found.run)(event);
  };
  const busy = found.isPending || found.status === "success";
  return (
    <Dialog
      open
      onOpenChange={(open) => open || onClose()}
      title={t(strings.foundBusiness)}
      description={t(strings.foundBusinessAbout)}
      busy={busy}
    >
      <form method="post" noValidate className={css.form} onSubmit={submit}>
        <FormStatus error={!ofName && found.problem?.message} />
        <TextField
          label={t(strings.businessName)}
          autoComplete="organization"
          error={errors.business_name?.message ?? ofName}
          {...register("business_name")}
        />
        <RolePicker
          value={roles.value}
          onChange={roles.onChange}
          onBlur={roles.onBlur}
          inputRef={roles.ref}
          error={errors.roles?.message ?? errors.roles?.root?.message}
        />
        <CheckboxField label={t(strings.businessMails)} {...register("email_consent")} />
        <DialogActions>
          <Button variant="quiet" disabled={busy} onClick={onClose}>
            {t(strings.cancel)}
          </Button>
          <Button type="submit" busy={busy}>
            {t(strings.foundBusiness)}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
