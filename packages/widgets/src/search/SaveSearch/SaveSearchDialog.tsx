import type { Schema } from "@foodshed/sdk";
import { SAVED_SEARCH_NAME_MAX_LENGTH } from "@foodshed/sdk/vocabulary";
import { Button } from "../../primitives/Button/Button.tsx";
import { Dialog, DialogActions } from "../../primitives/Dialog/Dialog.tsx";
import { RadioGroup } from "../../primitives/Field/RadioGroup.tsx";
import { TextField } from "../../primitives/Field/TextField.tsx";
import { useSchemaForm } from "../../primitives/Field/useSchemaForm.ts";
import { FormStatus } from "../../primitives/FormStatus/FormStatus.tsx";
import { useTranslate } from "../../provider/locale.tsx";
import { useNotices } from "../../provider/notices.tsx";
import { useIdempotencyKey } from "../../provider/useIdempotencyKey.ts";
import { useMutation } from "../../provider/useMutation.ts";
import { useInvalidateQueries } from "../../provider/useQuery.ts";
import * as strings from "../generated/strings.ts";
import type { SearchParameters } from "../searchParameters.ts";
import { ALERT_FREQUENCIES } from "./alertFrequencies.ts";
import * as css from "./SaveSearchDialog.css.ts";
import { type SavedSearchValues, savedSearchSchema, suggestedName } from "./savedSearch.ts";
import { savedSearchOf } from "./savedSearchOf.ts";

export interface SaveSearchDialogProps {
  parameters: SearchParameters;
  network?: string | undefined;
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** Asks what to call a search, and how often to notify of new results. */
export function SaveSearchDialog({ parameters, network, open, onOpenChange }: SaveSearchDialogProps) {
  const t = useTranslate();
  const { notify } = useNotices();
  const invalidate = useInvalidateQueries();
  const idempotencyKey = useIdempotencyKey();
  const { register, handleSubmit, formState, reset } = useSchemaForm<SavedSearchValues>(savedSearchSchema, {
    defaultValues: { name: suggestedName(parameters, t), frequency: "daily" },
  });
  const save = useMutation(
    (client, values: SavedSearchValues) => {
      const body = { ...savedSearchOf(parameters, network), ...values } as Schema<"SaveSearchRequest">;
      return client.POST("/saved_searches/", { params: { header: idempotencyKey.headerFor(body) }, body });
    },
    ({ frequency }) => {
      idempotencyKey.done();
      void invalidate("listSavedSearches");
      notify(frequency === "never" ? t(strings.savedOnly) : t(strings.savedWithAlerts));
      close(false);
    },
  );
  const close = (next: boolean) => {
    idempotencyKey.done();
    save.reset();
    if (!next) reset();
    onOpenChange(next);
  };
  return (
    <Dialog
      open={open}
      onOpenChange={close}
      title={t(strings.saveThisSearch)}
      description={t(strings.saveSearchHelp)}
      size="sm"
      busy={save.isPending}
    >
      <form noValidate className={css.form} onSubmit={handleSubmit(save.run)}>
        <TextField
          label={t(strings.name)}
          maxLength={SAVED_SEARCH_NAME_MAX_LENGTH}
          error={formState.errors.name?.message}
          {...register("name")}
        />
        <RadioGroup
          label={t(strings.tellMe)}
          options={ALERT_FREQUENCIES.map(({ value, label }) => ({ value, label: t(label) }))}
          error={formState.errors.frequency?.message}
          {...register("frequency")}
        />
        <FormStatus error={save.problem?.message} />
        <DialogActions>
          <Button variant="quiet" disabled={save.isPending} onClick={() => close(false)}>
            {t(strings.cancel)}
          </Button>
          <Button type="submit" busy={save.isPending}>
            {t(strings.save)}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
