import type { FormEvent } from "react";
import * as z from "zod";
import { Button } from "../../primitives/Button/Button.tsx";
import { Dialog, DialogActions } from "../../primitives/Dialog/Dialog.tsx";
import { useSchemaForm } from "../../primitives/Field/useSchemaForm.ts";
import { FormStatus } from "../../primitives/FormStatus/FormStatus.tsx";
import { useTranslate, type WidgetTranslate } from "../../provider/locale.tsx";
import { useMutation } from "../../provider/useMutation.ts";
import { ConfirmFields, isAboutConfirmation } from "../ConfirmFields/ConfirmFields.tsx";
import { confirmationOf, useConfirmation } from "../ConfirmFields/useConfirmation.ts";
import * as css from "../dialogForm.css.ts";
import * as strings from "../generated/strings.ts";
import { type MemberRole, personName } from "../memberRoles.ts";
import { RoleChoice } from "../RoleChoice.tsx";
import type { Person } from "../usePeople.ts";

export interface ChangeRoleDialogProps {
  person: Person;
  onClose: () => void;
  /** Called with the person after the change, and a sentence about it. */
  onChanged: (person: Person, sentence: string) => void;
}

const schema = (t: WidgetTranslate) =>
  z.object({
    role: z.custom<MemberRole>(),
    current_password: z.string().min(1, t(strings.required)),
    code: z.string(),
  });

/** Changes what a person may do, after the password. */
export function ChangeRoleDialog({ person, onClose, onChanged }: ChangeRoleDialogProps) {
  const t = useTranslate();
  const name = personName(person);
  const change = useMutation(
    (client, { role, ...given }: { role: MemberRole; current_password: string; code: string }) =>
      client.POST("/people/change_role/", { body: { id: person.id, role, ...confirmationOf(given) } }),
    (after) => onChanged(after, t(strings.roleChanged, { name, role: after.role })),
  );
  const { withPassword, withCode } = useConfirmation(change.problem, true);
  const { register, handleSubmit, formState } = useSchemaForm(schema, {
    defaultValues: { role: person.role, current_password: "", code: "" },
  });
  const submit = (event: FormEvent) => {
    event.stopPropagation();
    void handleSubmit(change.run)(event);
  };
  return (
    <Dialog
      open
      onOpenChange={(open) => open || onClose()}
      title={t(strings.changeRoleOf, { name })}
      description={person.you ? t(strings.ownRoleAbout) : t(strings.roleAbout, { name })}
      size="sm"
      busy={change.isPending}
    >
      <form method="post" noValidate className={css.form} onSubmit={submit}>
        <FormStatus error={isAboutConfirmation(change.problem) ? undefined : change.problem?.message} />
        <RoleChoice field={register("role")} />
        <ConfirmFields
          {...{ withPassword, withCode }}
          password={register("current_password")}
          code={register("code")}
          errors={formState.errors}
          problem={change.problem}
        />
        <DialogActions>
          <Button variant="quiet" disabled={change.isPending} onClick={onClose}>
            {t(strings.cancel)}
          </Button>
          <Button type="submit" busy={change.isPending}>
            {t(strings.save)}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
