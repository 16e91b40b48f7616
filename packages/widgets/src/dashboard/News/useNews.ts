import type { Schema } from "@foodshed/sdk";
import { useClient } from "../../provider/host.tsx";
import { useNotices } from "../../provider/notices.tsx";
import { useQuery, useSetQueryData } from "../../provider/useQuery.ts";

type News = Schema<"News">;

/** The account's news. What is seen goes at once, and comes back when the server does not take it. */
export function useNews(account: number) {
  const client = useClient();
  const { notify } = useNotices();
  const change = useSetQueryData();
  const key = ["listNews", account] as const;
  const query = useQuery<News>(key, (api) => api.GET("/accounts/news/"));

  const keepOnly = (isKept: (kind: "searches" | "lists" | "matches", id?: number) => boolean) =>
    change<News>(key, (news) => {
      const searches = news.searches.filter(({ search }) => isKept("searches", search.id));
      const lists = news.lists.filter(({ id }) => isKept("lists", id));
      const matches = isKept("matches") ? news.matches : { unread: 0, latest: [] };
      const unread = [...searches, ...lists, matches].reduce((sum, one) => sum + one.unread, 0);
      return { unread, searches, lists, matches };
    });
  async function settled(calls: Promise<{ error?: { message: string } | undefined }>[]): Promise<void> {
    const [failed] = (await Promise.all(calls)).flatMap(({ error }) => error ?? []);
    if (!failed) return;
    notify(failed.message, "error");
    query.retry();
  }

  const markSearch = (id: number) => client.POST("/saved_searches/{id}/seen/", { params: { path: { id } } });
  const markList = (id: number) => client.POST("/favourite_lists/{id}/seen/", { params: { path: { id } } });

  const markMatches = () => client.POST("/accounts/news/matches_seen/");

  function seeMatches(): Promise<void> {
    keepOnly((kind) => kind !== "matches");
    return settled([markMatches()]);
  }
  function seeSearch(id: number): Promise<void> {
    keepOnly((kind, other) => kind !== "searches" || other !== id);
    return settled([markSearch(id)]);
  }
  function seeList(id: number): Promise<void> {
    keepOnly((kind, other) => kind !== "lists" || other !== id);
    return settled([markList(id)]);
  }
  function seeAll(): Promise<void> {
    const { searches = [], lists = [], matches } = query.data ?? {};
    keepOnly(() => false);
    return settled([
      ...searches.map(({ search }) => markSearch(search.id)),
      ...lists.map(({ id }) => markList(id)),
      ...(matches && matches.unread > 0 ? [markMatches()] : []),
    ]);
  }
  return { ...query, seeMatches, seeSearch, seeList, seeAll };
}
