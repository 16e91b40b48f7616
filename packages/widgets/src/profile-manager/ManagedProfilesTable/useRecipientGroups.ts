import { useSession } from "../../provider/host.tsx";
import { useQuery } from "../../provider/useQuery.ts";

/** The account's saved groups. */
export function useRecipientGroups() {
  const session = useSession();
  return useQuery(session ? ["listRecipientGroups", { account: session.account_id }] : null, (client) =>
    client.GET("/recipient_groups/"),
  );
}

/** The accounts of a group, or of a query as it is now; nothing for neither. */
export function useChosenAccounts(chosen: { group: number } | { where: string } | undefined) {
  return useQuery(
    chosen ? ["previewCampaign", chosen] : null,
    (client) => client.POST("/campaign_preview/", { body: { kind: "message", ...chosen } }),
    { keepPrevious: false },
  );
}
