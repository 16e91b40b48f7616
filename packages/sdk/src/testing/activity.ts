import type { Schema } from "../contract.ts";
import { accountCard, accountRef, businesses } from "./businesses.ts";
import { inDays } from "./classifieds.ts";
import type { Mocks } from "./handlers.ts";
import { profileHits } from "./search.ts";
import { savedSearch } from "./settings.ts";

type Item = Schema<"ActivityItem">;

const [me, dairy, chef, , network] = businesses;

/** One entry of the feed: North Fork Dairy changed its profile an hour ago, unless changed. */
export function activityItem(changes: Partial<Item> = {}): Item {
  const { id, slug, business_name: name } = dairy;
  return {
    id: 7001,
    actor: { id, account: accountCard(dairy) },
    actee: { id, kind: "account", name, slug },
    verb: "updated_profile",
    created_at: inDays(-1 / 24),
    ...changes,
  };
}

/** A feed with every kind of entry, the newest first. */
export function activityFeed(): Item[] {
  const by = (business: (typeof businesses)[number]) => ({ id: business.id, account: accountCard(business) });
  const to = (business: (typeof businesses)[number]) =>
    ({ id: business.id, kind: "account", name: business.business_name, slug: business.slug }) as const;
  const classified = { id: 55, kind: "classified", name: "Forty litres of cream", slug: null } as const;
  return [
    activityItem({ verb: "posted_classified", actee: classified }),
    activityItem({ id: 7002, verb: "acted_for", actor: by(businesses[5]), actee: to(me) }),
    activityItem({ id: 7003, created_at: inDays(-1) }),
    activityItem({
      id: 7004,
      verb: "connected",
      actor: by(network),
      actee: to(me),
      created_at: inDays(-1.1),
    }),
    activityItem({ id: 7005, verb: "added_photo", actor: by(me), actee: to(me), created_at: inDays(-3) }),
    activityItem({ id: 7006, verb: "added_product", created_at: inDays(-3.1) }),
    activityItem({ id: 7007, verb: "joined", actor: by(chef), actee: to(chef), created_at: inDays(-6) }),
  ];
}

/** Feed entries as a call returns them. */
export function feedHits(items: Item[], total = items.length): Schema<"ActivityFeed"> {
  return { hits: { total, hits: items.map((_source) => ({ _source })) } };
}

/** Views of thirty days until today, more of them lately. */
export function dashboardStats(): Schema<"DashboardStats"> {
  const daily = Array.from({ length: 30 }, (_, day) => ({
    date: inDays(day - 29).slice(0, 10),
    views: [0, 2, 1, 4, 3, 0, 5][day % 7] as number,
  }));
  const last_week = daily.slice(-7).reduce((sum, { views }) => sum + views, 0);
  return { last_week, total: 1204, daily };
}

/** News of a saved search, of a list and of ads that meet one's own. */
export function news(): Schema<"News"> {
  const [, dairy, chef] = businesses;
  return {
    unread: 6,
    searches: [
      {
        search: savedSearch(),
        unread: 3,
        latest: [{ kind: "found", at: inDays(-0.1), account: accountRef(dairy), classified: null }],
      },
    ],
    lists: [
      {
        id: 3,
        name: "Cheese for the tasting menu",
        unread: 1,
        latest: [
          {
            kind: "posted",
            at: inDays(-0.2),
            account: accountRef(chef),
            classified: { id: 31, title: "Forty litres of cream", looking_for: true },
          },
        ],
      },
    ],
    matches: {
      unread: 2,
      latest: [
        {
          at: inDays(-0.1),
          account: accountRef(chef),
          classified: { id: 32, title: "Chèvre for a winter menu", looking_for: true },
          meets: { classified: null, product: "Fresh goat cheese" },
        },
        {
          at: inDays(-0.3),
          account: accountRef(dairy),
          classified: { id: 33, title: "Whey by the tank", looking_for: false },
          meets: { classified: { id: 12, title: "Whey for our pigs", looking_for: true }, product: null },
        },
      ],
    },
  };
}

/** Two replies owed, a request, an ad that ends in three days, and a profile without a picture and products. */
export function nextSteps(changes: Partial<Schema<"NextSteps">> = {}): Schema<"NextSteps"> {
  return {
    replies: {
      count: 2,
      latest: [
        { account: accountRef(dairy), at: inDays(-0.2) },
        { account: accountRef(chef), at: inDays(-2) },
      ],
    },
    requests: { count: 1, latest: [accountRef(network)] },
    ending: {
      count: 1,
      first: [{ id: 31, title: "Cider apples", looking_for: false, needed_by: inDays(3) }],
    },
    closing: [],
    needs: ["picture", "products"],
    ...changes,
  };
}

/** Mocks of a dashboard that can be read. */
export const dashboard = {
  "POST /accounts/activity_feeds/": ({ body }) => {
    const { from = 0, size = 50 } = body ?? {};
    const all = activityFeed();
    return feedHits(all.slice(from, from + size), all.length);
  },
  "GET /accounts/dashboard_stats/": () => dashboardStats(),
  "GET /accounts/news/": () => news(),
  "GET /accounts/next_steps/": () => nextSteps(),
  "GET /enquiries/": () => ({ count: 0, results: [], unread_answers: 2, waiting: 1 }),
  "GET /accounts/connection_requests_list/": () => [],
  "GET /search/suggested_profiles/": () => profileHits(businesses.slice(1, 4)),
} satisfies Mocks;
