import type { Schema } from "@foodshed/sdk";
import { Button } from "../../primitives/Button/Button.tsx";
import { Dialog, DialogActions } from "../../primitives/Dialog/Dialog.tsx";
import { RadioGroup } from "../../primitives/Field/RadioGroup.tsx";
import { TextField } from "../../primitives/Field/TextField.tsx";
import { useSchemaForm } from "../../primitives/Field/useSchemaForm.ts";
import { FormStatus } from "../../primitives/FormStatus/FormStatus.tsx";
import { useTextLink } from "../../primitives/TextLink/useTextLink.tsx";
import { useTranslate } from "../../provider/locale.tsx";
import { useMutation } from "../../provider/useMutation.ts";
import { text } from "../../theme/text.css.ts";
import * as strings from "../generated/strings.ts";
import { searchPath } from "../searchUrl.ts";
import { ALERT_FREQUENCIES } from "./alertFrequencies.ts";
import * as css from "./SaveSearchDialog.css.ts";
import type { SaveSearchDialogProps } from "./SaveSearchDialog.tsx";
import { suggestedName, type VisitorAlertValues, visitorAlertSchema } from "./savedSearch.ts";
import { savedSearchOf } from "./savedSearchOf.ts";

/** Asks somebody without an account where alerts of a search go, and how often; a mail to the address confirms it. */
export function VisitorAlertDialog({ parameters, network, open, onOpenChange }: SaveSearchDialogProps) {
  const t = useTranslate();
  const linkTo = useTextLink();
  const { register, handleSubmit, formState, reset } = useSchemaForm<VisitorAlertValues>(visitorAlertSchema, {
    defaultValues: { email: "", frequency: "daily" },
  });
  const ask = useMutation((client, values: VisitorAlertValues) =>
    client.POST("/alerts/request/", {
      body: {
        ...savedSearchOf(parameters, network),
        ...values,
        name: suggestedName(parameters, t),
      } as Schema<"AlertRequest">,
    }),
  );
  const close = (next: boolean) => {
    if (!next) {
      ask.reset();
      reset();
    }
    onOpenChange(next);
  };
  const isSent = ask.status === "success";
  return (
    <Dialog
      open={open}
      onOpenChange={close}
      title={t(strings.alertsOfSearch)}
      description={t(strings.alertsOfSearchHelp)}
      size="sm"
      busy={ask.isPending}
    >
      <form noValidate className={css.form} onSubmit={handleSubmit(ask.run)}>
        {!isSent && (
          <>
            <TextField
              label={t(strings.alertEmail)}
              type="email"
              autoComplete="email"
              error={formState.errors.email?.message}
              {...register("email")}
            />
            <RadioGroup
              label={t(strings.tellMe)}
              options={ALERT_FREQUENCIES.filter(({ value }) => value !== "never").map(({ value, label }) => ({
                value,
                label: t(label),
              }))}
              error={formState.errors.frequency?.message}
              {...register("frequency")}
            />
            <p className={text.soft}>
              {t.rich(strings.saveWithAccount, {
                login: linkTo(`/login?next=${encodeURIComponent(searchPath(parameters))}`),
              })}
            </p>
          </>
        )}
        <FormStatus
          success={isSent ? t(strings.alertMailSent) : undefined}
          error={ask.problem?.errors?.email?.[0] ?? ask.problem?.message}
        />
        <DialogActions>
          {isSent ? (
            <Button onClick={() => close(false)}>{t(strings.close)}</Button>
          ) : (
            <>
              <Button variant="quiet" disabled={ask.isPending} onClick={() => close(false)}>
                {t(strings.cancel)}
              </Button>
              <Button type="submit" busy={ask.isPending}>
                {t(strings.getAlerts)}
              </Button>
            </>
          )}
        </DialogActions>
      </form>
    </Dialog>
  );
}
