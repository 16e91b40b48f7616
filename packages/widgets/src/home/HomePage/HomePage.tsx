import type { FoodshedClient, Schema } from "@foodshed/sdk";
import {
  HOME_FEATURED_COUNT,
  HOME_NETWORKS_COUNT,
  HOME_NEW_COUNT,
  PARTNERS_REQUEST_SIZE,
} from "@foodshed/sdk/vocabulary";
import { lazy, Suspense, useState } from "react";
import { MailingListInvitation } from "../../mailing-list/MailingListInvitation/MailingListInvitation.tsx";
import { useClient, useSession } from "../../provider/host.tsx";
import { CategoryShortcuts } from "../CategoryShortcuts/CategoryShortcuts.tsx";
import { FeaturedMembers } from "../FeaturedMembers/FeaturedMembers.tsx";
import { FoodCategories } from "../FoodCategories/FoodCategories.tsx";
import { Hero } from "../Hero/Hero.tsx";
import { HowItWorks } from "../HowItWorks/HowItWorks.tsx";
import { LatestClassifieds } from "../LatestClassifieds/LatestClassifieds.tsx";
import { Networks } from "../Networks/Networks.tsx";
import { NewMembers } from "../NewMembers/NewMembers.tsx";
import { Partners } from "../Partners/Partners.tsx";
import { RegisterCall } from "../RegisterCall/RegisterCall.tsx";
import { ShippingBanner } from "../ShippingBanner/ShippingBanner.tsx";
import { loadThisWeek, type WeekOfNetwork } from "../ThisWeek/loadThisWeek.ts";
import { ThisWeek } from "../ThisWeek/ThisWeek.tsx";
import * as css from "./HomePage.css.ts";

// For members alone, and below the first screen.
const NewNearYou = lazy(() =>
  import("../NewNearYou/NewNearYou.tsx").then((module) => ({ default: module.NewNearYou })),
);

/** The data of the home page. A part that failed to load is left out; classifieds are null then, and the page says so. */
export interface HomeData {
  businesses: number | null;
  featured: readonly Schema<"ProfileHit">[];
  partners: readonly Schema<"ProfileHit">[];
  classifieds: readonly Schema<"Classified">[] | null;
  /** How many businesses list products in each category. */
  categories?: readonly Schema<"CategoryBucket">[];
  /** The businesses that joined last. */
  newest?: readonly Schema<"ProfileHit">[];
  /** The largest networks. */
  networks?: readonly Schema<"BuyLocalNetwork">[];
  /** What the members of one of those have this week; null when none of them has enough. */
  week?: WeekOfNetwork | null;
}

/** Loads the data of the home page, for its route loader. */
export async function loadHome(client: FoodshedClient): Promise<HomeData> {
  const [all, featured, partners, classifieds, newest, networks] = await Promise.all([
    client.POST("/search/profiles/", { body: { size: 0, profiletype_filters: "ALL" } }),
    client.GET("/search/featured_profiles/", { params: { query: { size: HOME_FEATURED_COUNT } } }),
    client.GET("/search/featured_profiles/", {
      params: { query: { size: PARTNERS_REQUEST_SIZE, partner: true } },
    }),
    client.GET("/accounts/public_classifieds/"),
    client.GET("/search/new_profiles/", { params: { query: { size: HOME_NEW_COUNT } } }),
    client.GET("/accounts/networks/", { params: { query: { size: HOME_NETWORKS_COUNT } } }),
  ]);
  return {
    businesses: all.data?.hits.total ?? null,
    featured: featured.data?.hits.hits ?? [],
    partners: partners.data?.hits.hits ?? [],
    classifieds: classifieds.data ?? null,
    categories: all.data?.aggregations["roles.data.products.category"] ?? [],
    newest: newest.data?.hits.hits ?? [],
    networks: networks.data?.results ?? [],
    week: await loadThisWeek(client, networks.data?.results ?? []),
  };
}

/** The home page: search, shortcuts, members, foods to browse, the latest ads, what is new, networks. */
export function HomePage({ businesses, featured, partners, classifieds, ...more }: HomeData) {
  const { categories = [], newest = [], networks = [], week = null } = more;
  const client = useClient();
  const account = useSession()?.account_id;
  const [posted, setPosted] = useState<HomeData["classifieds"]>(null);
  const reload = async () => {
    const { data } = await client.GET("/accounts/public_classifieds/");
    if (data) setPosted(data);
  };
  return (
    <>
      <Hero businesses={businesses}>
        <CategoryShortcuts />
      </Hero>
      <div className={css.parts}>
        <FeaturedMembers hits={featured} />
        <FoodCategories counts={categories} />
        <ThisWeek week={week} />
        <LatestClassifieds classifieds={posted ?? classifieds} onReload={reload} />
        <ShippingBanner />
        {account !== undefined && (
          <Suspense>
            <NewNearYou key={account} account={account} />
          </Suspense>
        )}
        <NewMembers hits={newest} />
        <Partners partners={partners} featured={featured} />
        <Networks networks={networks} />
        <HowItWorks />
        <RegisterCall />
        <MailingListInvitation />
      </div>
    </>
  );
}
