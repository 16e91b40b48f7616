import type { Schema } from "@foodshed/sdk";
import { formatClassifiedDate } from "@foodshed/sdk/vocabulary";
import { useTranslate } from "../../provider/locale.tsx";
import { useNotices } from "../../provider/notices.tsx";
import { useMutation } from "../../provider/useMutation.ts";
import { useInvalidateQueries, useQuery } from "../../provider/useQuery.ts";
import * as strings from "../generated/strings.ts";

/** What waits for the account. */
export function useNextSteps(account: number) {
  return useQuery<Schema<"NextSteps">>(["listNextSteps", account], (client) =>
    client.GET("/accounts/next_steps/"),
  );
}

/** Lets an ad run on, and takes it from what waits. */
export function useRenewal() {
  const t = useTranslate();
  const { notify } = useNotices();
  const refresh = useInvalidateQueries();
  return useMutation(
    (client, { id: classified_id }: Schema<"EndingClassified">) =>
      client.POST("/accounts/renew_classified/", { body: { classified_id } }),
    ({ needed_by }, { title }) => {
      notify(t(strings.runsUntil, { title, date: formatClassifiedDate(needed_by, t.locale) }));
      void refresh("listNextSteps", "listClassifieds");
    },
  );
}
