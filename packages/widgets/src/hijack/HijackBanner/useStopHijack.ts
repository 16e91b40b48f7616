import { useNavigate, useSessionStore } from "../../provider/host.tsx";
import { useTranslate } from "../../provider/locale.tsx";
import { useNotices } from "../../provider/notices.tsx";
import { useMutation } from "../../provider/useMutation.ts";
import * as strings from "../generated/strings.ts";
import { takeOwnSession } from "../ownSession.ts";

/** Ends the impersonation and restores the administrator's own session, if this tab had one. */
export function useStopHijack(businessName: string) {
  const t = useTranslate();
  const session = useSessionStore();
  const navigate = useNavigate();
  const { notify } = useNotices();
  return useMutation(
    async (client, _input: undefined) => {
      const result = await client.POST("/accounts/stop_hijack/");
      if (result.error) notify(result.error.message, "error");
      return result;
    },
    () => {
      const own = takeOwnSession();
      const back = own !== null && session?.start(own);
      if (!back) session?.end();
      notify(t(strings.notActing, { business: businessName }), "info");
      navigate(back ? "/" : "/login");
    },
  );
}
