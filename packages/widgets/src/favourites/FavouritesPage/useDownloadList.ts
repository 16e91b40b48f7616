import type { Result, Schema } from "@foodshed/sdk";
import { useState } from "react";
import { useClient } from "../../provider/host.tsx";
import { useNotices } from "../../provider/notices.tsx";
import { saveFile } from "../../provider/saveFile.ts";

/** Fetches a list as CSV with the session, which a plain link would not have, and hands it to the browser as a file. */
export function useDownloadList({ id, name }: Pick<Schema<"FavouriteList">, "id" | "name">) {
  const client = useClient();
  const { notify } = useNotices();
  const [isPending, setPending] = useState(false);
  async function run(): Promise<void> {
    setPending(true);
    // The client's own type knows JSON only.
    const get = client.GET as unknown as (path: string, init: object) => Promise<Result<Blob>>;
    const { data, error } = await get("/favourite_lists/{id}/csv/", {
      params: { path: { id } },
      parseAs: "blob",
    });
    setPending(false);
    if (error) return notify(error.message, "error");
    saveFile(data, `${name}.csv`);
  }
  return { run, isPending };
}
