import type { FoodshedClient, Schema } from "@foodshed/sdk";
import { HOME_FEATURED_COUNT, PARTNERS_REQUEST_SIZE } from "@foodshed/sdk/vocabulary";
import { useState } from "react";
import { MailingListInvitation } from "../../mailing-list/MailingListInvitation/MailingListInvitation.tsx";
import { useClient } from "../../provider/host.tsx";
import { CategoryShortcuts } from "../CategoryShortcuts/CategoryShortcuts.tsx";
import { FeaturedMembers } from "../FeaturedMembers/FeaturedMembers.tsx";
import { Hero } from "../Hero/Hero.tsx";
import { LatestClassifieds } from "../LatestClassifieds/LatestClassifieds.tsx";
import { Partners } from "../Partners/Partners.tsx";
import { RegisterCall } from "../RegisterCall/RegisterCall.tsx";
import { ShippingBanner } from "../ShippingBanner/ShippingBanner.tsx";
import * as css from "./HomePage.css.ts";

/** The data of the home page. A part that failed to load is left out; classifieds are null then, and the page says so. */
export interface HomeData {
  businesses: number | null;
  featured: readonly Schema<"ProfileHit">[];
  partners: readonly Schema<"ProfileHit">[];
  classifieds: readonly Schema<"Classified">[] | null;
}

/** Loads the data of the home page, for its route loader. */
export async function loadHome(client: FoodshedClient): Promise<HomeData> {
  const [all, featured, partners, classifieds] = await Promise.all([
    client.POST("/search/profiles/", { body: { size: 0, profiletype_filters: "ALL" } }),
    client.GET("/search/featured_profiles/", { params: { query: { size: HOME_FEATURED_COUNT } } }),
    client.GET("/search/featured_profiles/", {
      params: { query: { size: PARTNERS_REQUEST_SIZE, partner: true } },
    }),
    client.GET("/accounts/public_classifieds/"),
  ]);
  return {
    businesses: all.data?.hits.total ?? null,
    featured: featured.data?.hits.hits ?? [],
    partners: partners.data?.hits.hits ?? [],
    classifieds: classifieds.data ?? null,
  };
}

/** The home page: search, shortcuts, members, a partner, the latest ads. */
export function HomePage({ businesses, featured, partners, classifieds }: HomeData) {
  const client = useClient();
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
        <LatestClassifieds classifieds={posted ?? classifieds} onReload={reload} />
        <ShippingBanner />
        <Partners partners={partners} featured={featured} />
        <RegisterCall />
        <MailingListInvitation />
      </div>
    </>
  );
}
