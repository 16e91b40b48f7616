import type { Schema } from "@foodshed/sdk";
import { SAVED_SEARCH_NAME_MAX_LENGTH } from "@foodshed/sdk/vocabulary";
import { zodResolver } from "@hookform/resolvers/zod";
import { useForm } from "react-hook-form";
import { Button } from "../../primitives/Button/Button.tsx";
import { Dialog, DialogActions } from "../../primitives/Dialog/Dialog.tsx";
import { RadioGroup } from "../../primitives/Field/RadioGroup.tsx";
import { TextField } from "../../primitives/Field/TextField.tsx";
import { FormStatus } from "../../primitives/FormStatus/FormStatus.tsx";
import { useNotices } from "../../provider/notices.tsx";
import { useIdempotencyKey } from "../../provider/useIdempotencyKey.ts";
import { useMutation } from "../../provider/useMutation.ts";
import { useInvalidateQueries } from "../../provider/useQuery.ts";
import type { SearchParameters } from "../searchParameters.ts";
import { ALERT_FREQUENCIES } from "./alertFrequencies.ts";
import * as css from "./SaveSearchDialog.css.ts";
import { type SavedSearchValues, savedSearchOf, savedSearchSchema, suggestedName } from "./savedSearch.ts";

export interface SaveSearchDialogProps {
  parameters: SearchParameters;
  network?: string | undefined;
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** Asks what to call a search, and how often to tell of what is new in it. */
export function SaveSearchDialog({ parameters, network, open, onOpenChange }: SaveSearchDialogProps) {
  const { notify } = useNotices();
  const invalidate = useInvalidateQueries();
  const idempotencyKey = useIdempotencyKey();
  const { register, handleSubmit, formState, reset } = useForm<SavedSearchValues>({
    resolver: zodResolver(savedSearchSchema),
    defaultValues: { name: suggestedName(parameters), frequency: "daily" },
  });
  const save = useMutation(
    (client, values: SavedSearchValues) => {
      const body = { ...savedSearchOf(parameters, network), ...values } as Schema<"SaveSearchRequest">;
      return client.POST("/saved_searches/", { params: { header: idempotencyKey.headerFor(body) }, body });
    },
    ({ frequency }) => {
      idempotencyKey.done();
      void invalidate("listSavedSearches");
      notify(
        frequency === "never"
          ? "Saved. You find it in your settings."
          : "Saved. We write to you when there is something new.",
      );
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
      title="Save this search"
      description="We send you an email when something new matches. You can change or stop this at any time in your settings."
      size="sm"
      busy={save.isPending}
    >
      <form noValidate className={css.form} onSubmit={handleSubmit(save.run)}>
        <TextField
          label="Name"
          maxLength={SAVED_SEARCH_NAME_MAX_LENGTH}
          error={formState.errors.name?.message}
          {...register("name")}
        />
        <RadioGroup
          label="Tell me"
          options={ALERT_FREQUENCIES}
          error={formState.errors.frequency?.message}
          {...register("frequency")}
        />
        <FormStatus error={save.problem?.message} />
        <DialogActions>
          <Button variant="quiet" disabled={save.isPending} onClick={() => close(false)}>
            Cancel
          </Button>
          <Button type="submit" busy={save.isPending}>
            Save
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
