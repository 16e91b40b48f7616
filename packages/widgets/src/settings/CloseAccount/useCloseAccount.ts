import { SECOND_FACTOR_DUE } from "@foodshed/sdk/vocabulary";
import { useState } from "react";
import { useSessionStore } from "../../provider/host.tsx";
import { useTranslate } from "../../provider/locale.tsx";
import { useNotices } from "../../provider/notices.tsx";
import { useMutation } from "../../provider/useMutation.ts";
import * as strings from "../generated/strings.ts";

interface Given {
  current_password: string;
  code?: string;
}

/** Closes the account, after the password and perhaps a code; the banner above the page then says until when it can be kept. */
export function useCloseAccount(onDone: () => void) {
  const t = useTranslate();
  const session = useSessionStore();
  const { notify } = useNotices();
  const [withCode, setWithCode] = useState(false);
  const request = useMutation(
    async (client, body: Given) => {
      const result = await client.POST("/accounts/close_account/", { body });
      if (result.error?.type === SECOND_FACTOR_DUE) setWithCode(true);
      return result.error ? result : client.POST("/accounts/refresh/");
    },
    ({ token }) => {
      onDone();
      session?.start(token);
      notify(t(strings.closedNow), "success");
    },
  );
  return { ...request, withCode };
}
