import type { Schema } from "@foodshed/sdk";
import { useSession } from "../../provider/host.tsx";
import { useNotices } from "../../provider/notices.tsx";
import { useMutation } from "../../provider/useMutation.ts";
import { useQuery } from "../../provider/useQuery.ts";

export const pendingEmailKey = (accountId: number | undefined) => ["getEmailChange", accountId] as const;

/** The pending login address, and the actions to resend its mail and to cancel it. */
export function usePendingEmail() {
  const { notify } = useNotices();
  const query = useQuery<Schema<"EmailChange">>(pendingEmailKey(useSession()?.account_id), (api) =>
    api.GET("/accounts/email_change/"),
  );
  const done = ({ message }: { message: string }) => {
    notify(message);
    query.retry();
  };
  const resend = useMutation((client, _: undefined) => client.POST("/accounts/resend_email_change/"), done);
  const cancel = useMutation((client, _: undefined) => client.POST("/accounts/cancel_email_change/"), done);
  return { pending: query.data?.pending ?? null, resend, cancel };
}
