import type { FoodshedClient, Schema } from "@foodshed/sdk";
import { chooseProducts } from "../weekly-list/chooseProducts.ts";

/** The number of members on a page of the list. */
export const MEMBERS_PAGE = 12;

const WEEK_COUNT = 8;
const CLASSIFIEDS_COUNT = 4;

/** What a network's own page shows besides its profile. A part that failed to load is left out. */
export interface NetworkPageData {
  members: MemberPage | null;
  /** Some of what the members have this week; null without anything. */
  week: Pick<Schema<"WeeklyList">, "total" | "products"> | null;
  /** The members' newest classifieds. */
  classifieds: readonly Schema<"Classified">[];
}

/** Some of a network's members, and how many there are. */
export interface MemberPage {
  total: number;
  members: readonly Schema<"ProfileHit">["_source"][];
  /** How many members each profile type has. */
  types: Schema<"SearchProfilesResponse">["aggregations"]["profile_types"];
}

/** What members are searched for: the words, and one profile type or all. */
export function membersRequest(network: string, keywords: string, type: Schema<"ProfileType">) {
  return { network, keywords, profiletype_filters: type, sort: "name" } as const;
}

/** A page of the members that a search finds. */
export function memberPage({ hits, aggregations }: Schema<"SearchProfilesResponse">): MemberPage {
  return {
    total: hits.total,
    members: hits.hits.map(({ _source }) => _source),
    types: aggregations.profile_types,
  };
}

/** Loads a network's page, for the route's loader. */
export async function loadNetworkPage(client: FoodshedClient, network: string): Promise<NetworkPageData> {
  const [members, week, classifieds] = await Promise.all([
    client.POST("/search/profiles/", { body: { ...membersRequest(network, "", "ALL"), size: MEMBERS_PAGE } }),
    client.GET("/weekly_list/", { params: { query: { network, size: 100 } } }),
    client.GET("/accounts/public_classifieds/", {
      params: { query: { network, size: CLASSIFIEDS_COUNT } },
    }),
  ]);
  return {
    members: members.data && members.data.hits.total > 0 ? memberPage(members.data) : null,
    week:
      week.data && week.data.total > 0
        ? { total: week.data.total, products: chooseProducts(week.data.products, WEEK_COUNT) }
        : null,
    classifieds: classifieds.data ?? [],
  };
}
