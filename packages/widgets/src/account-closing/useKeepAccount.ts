import { useSessionStore } from "../provider/host.tsx";
import { useTranslate } from "../provider/locale.tsx";
import { useNotices } from "../provider/notices.tsx";
import { useMutation } from "../provider/useMutation.ts";
import * as strings from "./generated/strings.ts";

/** Brings a closed account back, and says so. */
export function useKeepAccount() {
  const t = useTranslate();
  const session = useSessionStore();
  const { notify } = useNotices();
  return useMutation(
    async (client, _input: undefined) => {
      const result = await client.POST("/accounts/keep_account/");
      if (result.error) {
        notify(result.error.message, "error");
        return result;
      }
      // The token says that the account is closed.
      return client.POST("/accounts/refresh/");
    },
    ({ token }) => {
      session?.start(token);
      notify(t(strings.kept), "success");
    },
  );
}
