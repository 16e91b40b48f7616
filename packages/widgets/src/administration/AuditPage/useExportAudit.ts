import type { Result } from "@foodshed/sdk";
import { useState } from "react";
import { useClient } from "../../provider/host.tsx";
import { useNotices } from "../../provider/notices.tsx";
import { saveFile } from "../../provider/saveFile.ts";

/** Fetches the record as CSV with the session, which a plain link would not have, and hands it to the browser as a file. */
export function useExportAudit() {
  const client = useClient();
  const { notify } = useNotices();
  const [isPending, setPending] = useState(false);
  async function run(query: Readonly<Record<string, string | number>>): Promise<void> {
    setPending(true);
    // The client's own type knows JSON only.
    const get = client.GET as unknown as (path: string, init: object) => Promise<Result<Blob>>;
    const { data, error } = await get("/administration/export_audit/", {
      params: { query },
      parseAs: "blob",
    });
    setPending(false);
    if (error) return notify(error.message, "error");
    saveFile(data, "audit.csv");
  }
  return { run, isPending };
}
