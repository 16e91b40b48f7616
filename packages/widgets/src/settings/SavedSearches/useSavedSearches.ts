import type { FoodshedClient, Result, Schema } from "@foodshed/sdk";
import { useState } from "react";
import { useClient, useSession } from "../../provider/host.tsx";
import { useTranslate } from "../../provider/locale.tsx";
import { useNotices } from "../../provider/notices.tsx";
import { useQuery, useSetQueryData } from "../../provider/useQuery.ts";
import * as strings from "../generated/strings.ts";

type SavedSearch = Schema<"SavedSearch">;
type Frequency = Schema<"AlertFrequency">;

/** The account's saved searches. A change shows at once and goes back when the server does not take it. */
export function useSavedSearches() {
  const t = useTranslate();
  const client: FoodshedClient = useClient();
  const { notify } = useNotices();
  const key = ["listSavedSearches", useSession()?.account_id] as const;
  const query = useQuery<SavedSearch[]>(key, (api) => api.GET("/saved_searches/"));
  const change = useSetQueryData();
  const [failed, setFailed] = useState<number>();

  const show = (id: number, frequency: Frequency) =>
    change<SavedSearch[]>(key, (all) => all.map((one) => (one.id === id ? { ...one, frequency } : one)));

  async function setFrequency({ id, frequency: before }: SavedSearch, frequency: Frequency): Promise<void> {
    show(id, frequency);
    setFailed(undefined);
    const { error }: Result<SavedSearch> = await client.PUT("/saved_searches/{id}/", {
      params: { path: { id } },
      body: { frequency },
    });
    if (!error) return;
    show(id, before);
    setFailed(id);
    notify(t(strings.notUpdated), "error");
  }

  const forget = (id: number) => change<SavedSearch[]>(key, (all) => all.filter((one) => one.id !== id));

  return { ...query, failed, setFrequency, forget };
}
