import type { Schema } from "@foodshed/sdk";
import { UNREAD_POLL_MS } from "@foodshed/sdk/vocabulary";
import { useTranslate } from "../../provider/locale.tsx";
import { useNotices } from "../../provider/notices.tsx";
import { useIdempotencyKey } from "../../provider/useIdempotencyKey.ts";
import { useMutation } from "../../provider/useMutation.ts";
import { usePolling } from "../../provider/usePolling.ts";
import { useInvalidateQueries, useQuery, useSetQueryData } from "../../provider/useQuery.ts";
import * as strings from "../generated/strings.ts";

/** One enquiry of the account, with its answers as they come in, and what can be done with it. */
export function useEnquiry(id: number) {
  const t = useTranslate();
  const { notify } = useNotices();
  const refresh = useInvalidateQueries();
  const set = useSetQueryData();
  const key = ["getEnquiry", { id }] as const;
  const { data, error, isLoading, retry } = useQuery(key, (client) =>
    client.GET("/enquiries/{id}/", { params: { path: { id } } }),
  );
  usePolling(UNREAD_POLL_MS, retry);
  const changed = (enquiry: Schema<"Enquiry">, notice: string) => {
    set<Schema<"Enquiry">>(key, () => enquiry);
    void refresh("listEnquiries", "listConversations", "listMessages");
    notify(notice);
  };
  const reminding = useIdempotencyKey();
  const remind = useMutation(
    (client, _: undefined) =>
      client.POST("/enquiries/{id}/remind/", {
        params: { path: { id }, header: reminding.headerFor({ remind: id }) },
      }),
    (enquiry) => changed(enquiry, t(strings.reminded)),
    { once: true },
  );
  const closing = useIdempotencyKey();
  const close = useMutation(
    (client, tell: number[]) =>
      client.POST("/enquiries/{id}/close/", {
        params: { path: { id }, header: closing.headerFor({ close: id, tell }) },
        body: { tell },
      }),
    (enquiry) => changed(enquiry, t(strings.enquiryIsClosed)),
    { once: true },
  );
  return { enquiry: data, error: data ? undefined : error, isLoading, retry, remind, close };
}
