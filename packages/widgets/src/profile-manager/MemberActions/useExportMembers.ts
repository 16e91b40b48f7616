import type { Result } from "@foodshed/sdk";
import { useState } from "react";
import { useClient } from "../../provider/host.tsx";
import { useTranslate } from "../../provider/locale.tsx";
import { useNotices } from "../../provider/notices.tsx";
import { saveFile } from "../../provider/saveFile.ts";
import * as strings from "../generated/strings.ts";

/** Fetches members as CSV with the session, which a plain link would not have, and hands them to the browser as a file. */
export function useExportMembers() {
  const t = useTranslate();
  const client = useClient();
  const { notify } = useNotices();
  const [isPending, setPending] = useState(false);
  async function run(accounts: readonly number[]): Promise<void> {
    setPending(true);
    // The client's own type knows JSON only.
    const post = client.POST as unknown as (path: string, init: object) => Promise<Result<Blob>>;
    const { data, error } = await post("/accounts/export_members/", { body: { accounts }, parseAs: "blob" });
    setPending(false);
    if (error) return notify(error.message, "error");
    saveFile(data, `${t(strings.exportName)}.csv`);
  }
  return { run, isPending };
}
