import { useNavigate, useSessionStore } from "../../provider/host.tsx";
import { useNotices } from "../../provider/notices.tsx";
import { useMutation } from "../../provider/useMutation.ts";
import { takeOwnSession } from "../ownSession.ts";

export const notActing = (businessName: string) => `You are not acting for ${businessName} any more.`;

/** Ends the impersonation and restores the administrator's own session, if this tab had one. */
export function useStopHijack(businessName: string) {
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
      notify(notActing(businessName), "info");
      navigate(back ? "/" : "/login");
    },
  );
}
