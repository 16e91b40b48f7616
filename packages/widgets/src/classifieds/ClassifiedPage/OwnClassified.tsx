import type { Schema } from "@foodshed/sdk";
import { formatClassifiedDate } from "@foodshed/sdk/vocabulary";
import { lazy, Suspense, useState } from "react";
import { Button } from "../../primitives/Button/Button.tsx";
import { useTranslate } from "../../provider/locale.tsx";
import { useNotices } from "../../provider/notices.tsx";
import { useMutation } from "../../provider/useMutation.ts";
import * as strings from "../generated/strings.ts";

// Loaded lazily: most readers own nothing here, and the form is larger than the page.
const EditClassifiedDialog = lazy(() =>
  import("../EditClassifiedDialog/EditClassifiedDialog.tsx").then((module) => ({
    default: module.EditClassifiedDialog,
  })),
);
const DeleteClassifiedDialog = lazy(() =>
  import("../DeleteClassifiedDialog/DeleteClassifiedDialog.tsx").then((module) => ({
    default: module.DeleteClassifiedDialog,
  })),
);

export interface OwnClassifiedProps {
  classified: Schema<"Classified">;
  onChanged: (() => void) | undefined;
}

/** What its owner may do with a classified: renew, edit, delete. */
export function OwnClassified({ classified, onChanged }: OwnClassifiedProps) {
  const t = useTranslate();
  const { notify } = useNotices();
  const [editing, setEditing] = useState<boolean>();
  const [deleting, setDeleting] = useState<boolean>();
  const renewal = useMutation(
    (client, classified_id: number) =>
      client.POST("/accounts/renew_classified/", { body: { classified_id } }),
    ({ needed_by }) => {
      notify(t(strings.renewed, { date: formatClassifiedDate(needed_by, t.locale) }));
      onChanged?.();
    },
  );
  return (
    <>
      <Button
        size="sm"
        variant={classified.expired ? "primary" : "secondary"}
        busy={renewal.isPending}
        onClick={() => renewal.run(classified.id)}
      >
        {t(strings.renew)}
      </Button>
      <Button size="sm" variant="quiet" onClick={() => setEditing(true)}>
        {t(strings.edit)}
      </Button>
      <Button size="sm" variant="quiet" onClick={() => setDeleting(true)}>
        {t(strings.remove)}
      </Button>
      {renewal.problem && <p role="alert">{renewal.problem.message}</p>}
      <Suspense>
        {editing !== undefined && (
          <EditClassifiedDialog
            classified={classified}
            open={editing}
            onOpenChange={setEditing}
            {...(onChanged && { onUpdated: onChanged })}
          />
        )}
        {deleting !== undefined && (
          <DeleteClassifiedDialog
            classified={classified}
            open={deleting}
            onOpenChange={setDeleting}
            {...(onChanged && { onDeleted: onChanged })}
          />
        )}
      </Suspense>
    </>
  );
}
