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

  /** Deletes a search, and offers to save it again as it was. */
  async function remove(search: SavedSearch): Promise<void> {
    let place = 0;
    change<SavedSearch[]>(key, (all) => {
      place = all.findIndex(({ id }) => id === search.id);
      return all.filter(({ id }) => id !== search.id);
    });
    const putBack = (again: SavedSearch) =>
      change<SavedSearch[]>(key, (all) => all.toSpliced(place, 0, again));
    const { error }: Result<undefined> = await client.DELETE("/saved_searches/{id}/", {
      params: { path: { id: search.id } },
    });
    // In another window somebody was quicker.
    if (error?.status === 404) return;
    if (error) {
      putBack(search);
      notify(error.message, "error");
      return;
    }
    const { kind, name, frequency, search: parameters } = search;
    const request = { kind, name, frequency, search: parameters } as Schema<"SaveSearchRequest">;
    notify(t(strings.savedSearchDeleted, { name }), "info", {
      label: t(strings.undo),
      run: async () => {
        const { data, error: refusal }: Result<SavedSearch> = await client.POST("/saved_searches/", {
          body: request,
        });
        if (refusal) notify(refusal.message, "error");
        else putBack(data);
      },
    });
  }

  return { ...query, failed, setFrequency, remove };
}
