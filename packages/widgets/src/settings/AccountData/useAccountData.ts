import type { Result } from "@foodshed/sdk";
import { SECOND_FACTOR_DUE } from "@foodshed/sdk/vocabulary";
import { useState } from "react";
import { saveFile } from "../../provider/saveFile.ts";
import { useMutation } from "../../provider/useMutation.ts";

interface Given {
  current_password: string;
  code?: string;
}

/** Fetches all that is stored of the account, after the password and perhaps a code, and hands it to the browser as a file. */
export function useAccountData(onDone: () => void) {
  const [withCode, setWithCode] = useState(false);
  const request = useMutation(
    async (client, given: Given): Promise<Result<Blob>> => {
      // The client's own type knows JSON only. Nobody knows how long pictures take on a slow line.
      const post = client.POST as unknown as (path: string, init: object) => Promise<Result<Blob>>;
      const init = { body: given, parseAs: "blob", timeoutMs: 0 };
      const result = await post("/accounts/export_account/", init);
      if (result.error?.type === SECOND_FACTOR_DUE) setWithCode(true);
      return result;
    },
    (data) => {
      saveFile(data, `foodshed-${new Date().toISOString().slice(0, 10)}.zip`);
      onDone();
    },
  );
  return { ...request, withCode };
}
