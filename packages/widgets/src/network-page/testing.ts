import { businesses, classifieds, profileSearch, weeklyList } from "@foodshed/sdk/testing";
import { memberPage, type NetworkPageData } from "./loadNetworkPage.ts";

/** A network's page with three kinds of members. */
export const networkPage: NetworkPageData = {
  members: {
    ...memberPage(profileSearch([...businesses])),
    types: { ...profileSearch([]).aggregations.profile_types, ALL: 31, SELLS: 24, BUYS: 5, PROCESSES: 13 },
    total: 31,
  },
  week: { total: 75, products: weeklyList.products },
  classifieds: classifieds().slice(0, 2),
};
