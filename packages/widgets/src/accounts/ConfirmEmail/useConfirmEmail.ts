import { useEffect, useRef } from "react";
import { useClient, useSessionStore } from "../../provider/host.tsx";
import { useMutation } from "../../provider/useMutation.ts";

/** Uses the token once, as soon as the page opens. A session in this browser continues with the new address. */
export function useConfirmEmail(token: string | undefined) {
  const api = useClient();
  const session = useSessionStore();
  const { run, ...confirmation } = useMutation(
    (client, body: { token: string }) => client.POST("/accounts/confirm_email_change/", { body }),
    async () => {
      if (!session?.get()) return;
      const { data } = await api.POST("/accounts/refresh/");
      if (data) session.start(data.token);
    },
  );
  const spent = useRef<string>(undefined);
  useEffect(() => {
    if (!token || spent.current === token) return;
    spent.current = token;
    void run({ token });
  });
  return { ...confirmation, tryAgain: () => token && void run({ token }) };
}
