import type { Schema } from "@foodshed/sdk";
import { useSession } from "../provider/host.tsx";
import { useMutation } from "../provider/useMutation.ts";
import { useInvalidateQueries, useQuery } from "../provider/useQuery.ts";
import { CAMPAIGN_POLL_MS } from "./campaigns.ts";
import { usePolling } from "./usePolling.ts";

/** The account's newest campaigns, kept up to date while one is being sent. */
export function useCampaigns(size: number) {
  const session = useSession();
  const query = useQuery(
    session ? ["listCampaigns", { account: session.account_id, size }] : null,
    (client) => client.GET("/campaigns/", { params: { query: { size } } }),
    { keepPrevious: true },
  );
  const soon = Date.now() + 30_000;
  const isBusy = query.data?.results.some(
    ({ state, send_at }) => state === "sending" || (state === "scheduled" && Date.parse(send_at) < soon),
  );
  usePolling(query.retry, isBusy === true, CAMPAIGN_POLL_MS);
  return query;
}

/** One campaign, kept up to date while it is being sent; nothing yet without an id. */
export function useCampaign(id: number | undefined) {
  const query = useQuery(id === undefined ? null : ["getCampaign", { id }], (client) =>
    client.GET("/campaigns/{id}/", { params: { path: { id: id as number } } }),
  );
  usePolling(
    query.retry,
    id !== undefined && (query.data?.state ?? "sending") === "sending",
    CAMPAIGN_POLL_MS,
  );
  return query;
}

/** Pauses, resumes or cancels a campaign. */
export function useChangeCampaign(onDone?: () => void) {
  const refresh = useInvalidateQueries();
  return useMutation(
    (client, { id, change }: { id: number } & Schema<"ChangeCampaignRequest">) =>
      client.POST("/campaigns/{id}/change/", { params: { path: { id } }, body: { change } }),
    () => {
      void refresh("listCampaigns", "getCampaign");
      onDone?.();
    },
  );
}
