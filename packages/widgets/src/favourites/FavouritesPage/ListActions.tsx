import type { Schema } from "@foodshed/sdk";
import { useState } from "react";
import { Button } from "../../primitives/Button/Button.tsx";
import { useClient, useNavigate } from "../../provider/host.tsx";
import { useTranslate } from "../../provider/locale.tsx";
import { useNotices } from "../../provider/notices.tsx";
import { useInvalidateQueries } from "../../provider/useQuery.ts";
import * as strings from "../generated/strings.ts";
import * as css from "./FavouritesPage.css.ts";
import { ListNameDialog } from "./ListNameDialog.tsx";
import { ShareDialog } from "./ShareDialog.tsx";
import { useDownloadList } from "./useDownloadList.ts";

/** What can be done with a list. */
export function ListActions({ list }: { list: Schema<"FavouriteList"> }) {
  const t = useTranslate();
  const client = useClient();
  const navigate = useNavigate();
  const { notify } = useNotices();
  const invalidate = useInvalidateQueries();
  const [dialog, setDialog] = useState<"rename" | "share">();
  const [deleting, setDeleting] = useState(false);
  const download = useDownloadList(list);
  const refresh = () => invalidate("listFavourites", "readFavouriteList", "listNews");
  const path = { params: { path: { id: list.id } } };

  async function restore(): Promise<void> {
    const { error } = await client.POST("/favourite_lists/{id}/restore/", path);
    if (error) notify(error.message, "error");
    await refresh();
    if (!error) navigate(`/favourites/${list.id}`, { keepScroll: true });
  }
  async function remove(): Promise<void> {
    setDeleting(true);
    const { error } = await client.DELETE("/favourite_lists/{id}/", path);
    setDeleting(false);
    if (error) return notify(error.message, "error");
    notify(t(strings.listDeleted, { name: list.name }), "info", {
      label: t(strings.undo),
      run: () => void restore(),
    });
    await refresh();
    navigate("/favourites", { replace: true, keepScroll: true });
  }
  return (
    <div className={css.buttons}>
      <Button variant="secondary" size="sm" onClick={() => setDialog("share")}>
        {t(list.share_token ? strings.shared : strings.share)}
      </Button>
      <Button variant="quiet" size="sm" onClick={() => setDialog("rename")}>
        {t(strings.rename)}
      </Button>
      <Button variant="quiet" size="sm" busy={download.isPending} onClick={() => void download.run()}>
        {t(strings.download)}
      </Button>
      <Button variant="quiet" size="sm" busy={deleting} onClick={() => void remove()}>
        {t(strings.deleteIt)}
      </Button>
      {dialog === "rename" && <ListNameDialog list={list} onClose={() => setDialog(undefined)} />}
      {dialog === "share" && <ShareDialog list={list} onClose={() => setDialog(undefined)} />}
    </div>
  );
}
