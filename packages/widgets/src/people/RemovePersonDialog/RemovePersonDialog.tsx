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
import { personName } from "../memberRoles.ts";
import type { Person } from "../usePeople.ts";

export interface RemovePersonDialogProps {
  person: Person;
  business: string;
  onClose: () => void;
  /** Called after it, with a sentence about it. */
  onRemoved: (sentence: string) => void;
}

const schema = (t: WidgetTranslate) =>
  z.object({ current_password: z.string().min(1, t(strings.required)), code: z.string() });

/** Takes a person off the business, after the password; says first what it means. */
export function RemovePersonDialog({ person, business, onClose, onRemoved }: RemovePersonDialogProps) {
  const t = useTranslate();
  const name = personName(person);
  const remove = useMutation(
    (client, given: { current_password: string; code: string }) =>
      client.POST("/people/remove/", { body: { id: person.id, ...confirmationOf(given) } }),
    () => onRemoved(t(strings.removed, { name, business })),
  );
  const { withPassword, withCode } = useConfirmation(remove.problem, true);
  const { register, handleSubmit, formState } = useSchemaForm(schema, {
    defaultValues: { current_password: "", code: "" },
  });
  const submit = (event: FormEvent) => {
    event.stopPropagation();
    void handleSubmit(remove.run)(event);
  };
  return (
    <Dialog
      open
      onOpenChange={(open) => open || onClose()}
      title={t(strings.removeNamed, { name })}
      description={t(strings.removeAbout, { name, business })}
      size="sm"
      busy={remove.isPending}
    >
      <form method="post" noValidate className={css.form} onSubmit={submit}>
        <FormStatus error={isAboutConfirmation(remove.problem) ? undefined : remove.problem?.message} />
        <ConfirmFields
          {...{ withPassword, withCode }}
          password={register("current_password")}
          code={register("code")}
          errors={formState.errors}
          problem={remove.problem}
        />
        <DialogActions>
          <Button variant="quiet" disabled={remove.isPending} onClick={onClose}>
            {t(strings.cancel)}
          </Button>
          <Button type="submit" variant="danger" busy={remove.isPending}>
            {t(strings.remove)}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
