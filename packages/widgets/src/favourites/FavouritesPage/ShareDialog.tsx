import type { Schema } from "@foodshed/sdk";
import { type FEED_FOLDERS, sharedListFeedPath, sharedListPath } from "@foodshed/sdk/vocabulary";
import { useState } from "react";
import { Button } from "../../primitives/Button/Button.tsx";
import { Dialog, DialogActions } from "../../primitives/Dialog/Dialog.tsx";
import { CheckboxField } from "../../primitives/Field/CheckboxField.tsx";
import { TextField } from "../../primitives/Field/TextField.tsx";
import { FormStatus } from "../../primitives/FormStatus/FormStatus.tsx";
import { useTextLink } from "../../primitives/TextLink/useTextLink.tsx";
import { useAddressOf } from "../../provider/host.tsx";
import { useTranslate } from "../../provider/locale.tsx";
import { useMutation } from "../../provider/useMutation.ts";
import { useInvalidateQueries } from "../../provider/useQuery.ts";
import { text } from "../../theme/text.css.ts";
import * as strings from "../generated/strings.ts";
import * as css from "./FavouritesPage.css.ts";

export interface ShareDialogProps {
  list: Schema<"FavouriteList">;
  onClose: () => void;
}

/** Makes the public address of a list, and takes it back. */
export function ShareDialog({ list, onClose }: ShareDialogProps) {
  const t = useTranslate();
  const linkTo = useTextLink();
  const addressOf = useAddressOf();
  const invalidate = useInvalidateQueries();
  const [copied, setCopied] = useState(false);
  const refresh = () => void invalidate("listFavourites");
  const params = { path: { id: list.id } };
  const share = useMutation((client) => client.POST("/favourite_lists/{id}/share/", { params }), refresh);
  const takeBack = useMutation(
    (client) => client.DELETE("/favourite_lists/{id}/share/", { params }),
    refresh,
  );
  const notes = useMutation(
    (client, share_notes: boolean) => client.PUT("/favourite_lists/{id}/", { params, body: { share_notes } }),
    refresh,
  );
  const token = list.share_token;
  const address = token && globalThis.location.origin + addressOf(sharedListPath(token));
  return (
    <Dialog
      open
      onOpenChange={(next) => next || onClose()}
      title={t(strings.shareList)}
      description={t(token ? strings.sharedHelp : strings.shareHelp)}
      size="sm"
    >
      <div className={css.form}>
        {token && address && (
          <>
            <TextField
              label={t(strings.address)}
              value={address}
              readOnly
              onFocus={(event) => event.target.select()}
            />
            <CheckboxField
              label={t(strings.shareNotes)}
              checked={list.share_notes}
              onChange={(event) => void notes.run(event.target.checked)}
            />
            <p className={text.soft}>
              {t.rich(strings.sharedFeed, {
                feed: linkTo(sharedListFeedPath(token, t.locale as keyof typeof FEED_FOLDERS)),
              })}
            </p>
          </>
        )}
        <FormStatus
          success={copied ? t(strings.copied) : undefined}
          error={(share.problem ?? takeBack.problem ?? notes.problem)?.message}
        />
        <DialogActions>
          {token ? (
            <>
              <Button variant="quiet" busy={takeBack.isPending} onClick={() => void takeBack.run(undefined)}>
                {t(strings.takeBack)}
              </Button>
              <Button
                onClick={() =>
                  void navigator.clipboard?.writeText(address as string).then(() => setCopied(true))
                }
              >
                {t(strings.copyAddress)}
              </Button>
            </>
          ) : (
            <Button busy={share.isPending} onClick={() => void share.run(undefined)}>
              {t(strings.makeAddress)}
            </Button>
          )}
        </DialogActions>
      </div>
    </Dialog>
  );
}
