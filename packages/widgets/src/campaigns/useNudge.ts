import { createIdempotencyKey, idempotencyHeader } from "@foodshed/sdk";
import { useClient } from "../provider/host.tsx";
import { useTranslate } from "../provider/locale.tsx";
import { useNotices } from "../provider/notices.tsx";
import { useMutation } from "../provider/useMutation.ts";
import { useInvalidateQueries } from "../provider/useQuery.ts";
import { countOf } from "./campaigns.ts";
import * as strings from "./generated/strings.ts";

/** Reminders begin so many seconds later: as long as their notice offers to take them back. The server counts them, as the browser's clock may be wrong. */
const GRACE_SECONDS = 10;

/** Reminds accounts of what their profiles lack, with one press; the notice takes it back. */
export function useNudge() {
  const t = useTranslate();
  const client = useClient();
  const { notify } = useNotices();
  const refresh = useInvalidateQueries();
  async function takeBack(id: number): Promise<void> {
    const { error } = await client.POST("/campaigns/{id}/change/", {
      params: { path: { id } },
      body: { change: "cancel" },
    });
    notify(error ? error.message : t(strings.remindersStopped), error ? "error" : "info");
    void refresh("listCampaigns");
    // What was taken back can be asked for again.
    if (!error) request.reset();
  }
  const request = useMutation(
    async (_client, accounts: readonly number[]) => {
      const result = await client.POST("/campaigns/", {
        params: { header: idempotencyHeader(createIdempotencyKey()) },
        body: { kind: "nudge", accounts: [...accounts], delay: GRACE_SECONDS },
      });
      if (result.error) notify(result.error.message, "error");
      return result;
    },
    (campaign) => {
      notify(t(strings.remindersSoon, { count: countOf(campaign, "waiting") }), "success", {
        label: t(strings.undo),
        run: () => void takeBack(campaign.id),
      });
      void refresh("listCampaigns");
    },
  );
  return request;
}
