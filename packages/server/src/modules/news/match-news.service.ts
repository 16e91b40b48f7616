import { isHiddenProduct } from "@foodshed/sdk/vocabulary";
import { days } from "../../core/clock.ts";
import type { SignedInActor } from "../../core/signed-in.ts";
import type { ResponseBody } from "../handler.ts";
import { isUnavailable } from "../search/search-engines.ts";
import { StandingTrades } from "../search/trade.standing.ts";
import type { Services } from "../services.ts";
import * as queries from "./match-news.queries.ts";

type MatchNews = ResponseBody<"listNews">["matches"];

/** What was posted longer ago is no news, even to who never looked. */
const NEW_DAYS = 14;
/** Of an account, so many of its ads and products are held against what others posted. */
const OWN_CLASSIFIEDS = 10;
const OWN_PRODUCTS = 30;
/** Of each of them, so many of the newest ads are looked at. */
const CANDIDATES = 12;
/** The newest that a dashboard shows. */
const LATEST = 3;

/** New ads of the other side that meet one's own ads or products, nearby, since one looked. What meets an ad says so before a product does. */
export async function readMatchNews(
  services: Services,
  { accountId }: Pick<SignedInActor, "accountId">,
): Promise<MatchNews> {
  const { db, clock } = services;
  const now = clock.now();
  const standpoint = await queries.readStandpoint(db, accountId, new Date(now.getTime() - days(NEW_DAYS)));
  const ads = await queries.readOwnClassifieds(db, accountId, { now, limit: OWN_CLASSIFIEDS });
  const products = await queries.readOwnProducts(db, accountId, OWN_PRODUCTS);
  const own = [...ads, ...products.filter(({ title }) => !isHiddenProduct(title))];
  if (!standpoint || own.length === 0) return { unread: 0, latest: [] };

  const found = await findMet(services, { accountId, now, standpoint, own });
  const latest = found.slice(0, LATEST).map(({ ad, trade }) => {
    const { id, title, looking_for, at, account_id, ...account } = ad;
    return {
      at: at.toISOString(),
      account: { id: account_id, ...account },
      classified: { id, title, looking_for },
      meets: meetsOf(trade),
    };
  });
  return { unread: found.length, latest };
}

export async function markMatchesSeen(
  { db, clock }: Services,
  { accountId }: Pick<SignedInActor, "accountId">,
): Promise<void> {
  await queries.writeSeen(db, accountId, clock.now());
}

interface Met {
  ad: queries.NewAd;
  trade: queries.OwnTrade;
}

/** New ads of others, each with the first of one's own that it meets, newest first. Only what is new is looked at closely. */
async function findMet(
  services: Services,
  { accountId, now, standpoint: { near, since }, own }: Viewpoint,
): Promise<Met[]> {
  const standing = await StandingTrades.open(services).catch((error) => {
    // The rest of the news does without it.
    if (!isUnavailable(error)) throw error;
    return undefined;
  });
  if (!standing) return [];
  const trades = own.map((trade) => ({ trade, asked: { ...trade, id: trade.id ?? 0, accountId, near } }));
  const candidates = await Promise.all(
    trades.map(({ asked }) => standing.newestCandidates(asked, CANDIDATES)),
  );
  const ids = [...new Set(candidates.flat())];
  const ads = await queries.readNewAds(services.db, ids, { accountId, since, now });
  const open = new Map(ads.map((ad) => [ad.id, ad]));
  const met = new Map<number, Met>();
  for (const [place, { trade, asked }] of trades.entries()) {
    const left = candidates[place]?.filter((id) => open.has(id) && !met.has(id)) ?? [];
    for (const id of left.length > 0 ? await standing.confirmAds(asked, left) : []) {
      const ad = open.get(id);
      if (ad) met.set(id, { ad, trade });
    }
  }
  return ads.flatMap(({ id }) => met.get(id) ?? []);
}

interface Viewpoint {
  accountId: number;
  now: Date;
  standpoint: queries.Standpoint;
  own: readonly queries.OwnTrade[];
}

function meetsOf({ id, title, looking_for }: queries.OwnTrade): MatchNews["latest"][number]["meets"] {
  return id === null
    ? { classified: null, product: title }
    : { classified: { id, title, looking_for }, product: null };
}
