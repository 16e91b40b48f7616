import type { SignedInActor } from "../../core/signed-in.ts";
import { listFavourites } from "../favourites/favourites.service.ts";
import type { ResponseBody } from "../handler.ts";
import { listSavedSearches } from "../saved-searches/saved-searches.service.ts";
import type { Services } from "../services.ts";
import { readMatchNews } from "./match-news.service.ts";
import * as queries from "./news.queries.ts";

type News = ResponseBody<"listNews">;
type NewsItem = News["lists"][number]["latest"][number];

/** What is new in the account's saved searches and lists, and of ads that meet its own and its products, since it looked at each. */
export async function listNews(services: Services, actor: SignedInActor): Promise<News> {
  const now = services.clock.now();
  const searches = gather(
    await listSavedSearches(services, actor),
    await queries.readSearchNews(services.db, actor.accountId, now),
  ).map(({ thing: search, unread, latest }) => ({ search, unread, latest }));
  const lists = gather(
    (await listFavourites(services, actor)).lists,
    await queries.readListNews(services.db, actor.accountId, now),
  ).map(({ thing: { id, name }, unread, latest }) => ({ id, name, unread, latest }));
  const matches = await readMatchNews(services, actor);
  const unread = [...searches, ...lists, matches].reduce((sum, one) => sum + one.unread, 0);
  return { unread, searches, lists, matches };
}

/** Joins news with what they are of, in the order of the news. */
function gather<Thing extends { id: number }>(
  things: Thing[],
  rows: queries.NewsRow[],
): { thing: Thing; unread: number; latest: NewsItem[] }[] {
  return [...Map.groupBy(rows, ({ of }) => of)].flatMap(([id, own]) => {
    const thing = things.find((one) => one.id === id);
    return thing ? [{ thing, unread: own[0]?.unread ?? 0, latest: own.map(toItem) }] : [];
  });
}

function toItem({ kind, at, account_id, slug, business_name, ...ad }: queries.NewsRow): NewsItem {
  return {
    kind,
    at: at.toISOString(),
    account: { id: account_id, slug, business_name },
    classified:
      ad.classified_id === null
        ? null
        : { id: ad.classified_id, title: ad.title ?? "", looking_for: ad.looking_for ?? false },
  };
}
