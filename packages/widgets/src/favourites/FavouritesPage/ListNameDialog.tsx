import type { Schema } from "@foodshed/sdk";
import { FAVOURITE_LIST_NAME_MAX_LENGTH } from "@foodshed/sdk/vocabulary";
import * as z from "zod";
import { Button } from "../../primitives/Button/Button.tsx";
import { Dialog, DialogActions } from "../../primitives/Dialog/Dialog.tsx";
import { TextField } from "../../primitives/Field/TextField.tsx";
import { useSchemaForm } from "../../primitives/Field/useSchemaForm.ts";
import { FormStatus } from "../../primitives/FormStatus/FormStatus.tsx";
import { useTranslate, type WidgetTranslate } from "../../provider/locale.tsx";
import { useMutation } from "../../provider/useMutation.ts";
import { useInvalidateQueries } from "../../provider/useQuery.ts";
import * as strings from "../generated/strings.ts";
import * as css from "./FavouritesPage.css.ts";

type List = Schema<"FavouriteList">;

const schema = (t: WidgetTranslate) =>
  z.object({ name: z.string().trim().min(1, t(strings.required)).max(FAVOURITE_LIST_NAME_MAX_LENGTH) });

export interface ListNameDialogProps {
  /** The list that is renamed; without one a new list is begun. */
  list?: List;
  onClose: () => void;
  onSaved?: (list: List) => void;
}

/** Names a list. */
export function ListNameDialog({ list, onClose, onSaved }: ListNameDialogProps) {
  const t = useTranslate();
  const invalidate = useInvalidateQueries();
  const { register, handleSubmit, formState } = useSchemaForm(schema, {
    defaultValues: { name: list?.name ?? "" },
  });
  const save = useMutation(
    (client, body: { name: string }) =>
      list
        ? client.PUT("/favourite_lists/{id}/", { params: { path: { id: list.id } }, body })
        : client.POST("/favourite_lists/", { body }),
    async (saved: List) => {
      await invalidate("listFavourites", "readFavouriteList");
      onClose();
      onSaved?.(saved);
    },
  );
  return (
    <Dialog
      open
      onOpenChange={(next) => next || onClose()}
      title={t(list ? strings.renameList : strings.newList)}
      size="sm"
      busy={save.isPending}
    >
      <form noValidate className={css.form} onSubmit={handleSubmit(save.run)}>
        <TextField
          label={t(strings.listName)}
          maxLength={FAVOURITE_LIST_NAME_MAX_LENGTH}
          error={formState.errors.name?.message}
          {...register("name")}
        />
        <FormStatus error={save.problem?.message} />
        <DialogActions>
          <Button variant="quiet" disabled={save.isPending} onClick={onClose}>
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
