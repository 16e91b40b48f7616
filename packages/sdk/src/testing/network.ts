import type { Schema } from "../contract.ts";
import { BUSINESS_TYPES } from "../vocabulary/business-types.ts";
import {
  CLASSIFICATIONS,
  MARKET_TYPES,
  PAYMENT_METHODS,
  PROCESSING_TYPES,
  SERVICES,
  safetyStandardsFor,
} from "../vocabulary/checklists.ts";
import { businessTypeKey } from "../vocabulary/list-filter-keys.ts";
import { rolesOfProfileType } from "../vocabulary/profile-types.ts";
import { type Business, businesses } from "./businesses.ts";
import { classified, classifiedMatches, classifiedPage, classifieds, inDays } from "./classifieds.ts";
import { type Mocks, problem } from "./handlers.ts";
import { me } from "./people.ts";
import { basicProfile, profile } from "./profiles.ts";
import { buyLocalNetwork, classifiedSearch, profileHits, profileSearch, suggestions } from "./search.ts";
import { weeklyList } from "./weekly-list.ts";

const list = (entries: readonly { key: string; display: string }[]) =>
  entries.map(({ key, display }, index) => ({ id: index + 1, value: key, display }));

const says = (business: Business, keywords: string) =>
  [business.business_name, business.description, ...business.products].some((text) =>
    text.toLowerCase().includes(keywords.toLowerCase()),
  );

const terms = ["cheese", "cherries", "apples", "beef", "processing"];

/**
 * Mocks of a small network that is there to be read: search, suggestions, profiles, classifieds and lists. Spread it and add what a test
 * is about: `typedHandlers({ ...smallNetwork, "POST /accounts/login/": … })`.
 */
export const smallNetwork = {
  "GET /map/base/": () => ({ tiles: null }),
  "GET /people/me/": () => me(),
  "GET /favourites/": () => ({ lists: [], favourites: [] }),
  "POST /search/profiles/": ({ body }) => {
    const all: readonly Business[] = businesses;
    const roles = rolesOfProfileType(body.profiletype_filters ?? "ALL");
    return profileSearch(
      all
        .filter((business) => says(business, body.keywords ?? ""))
        .filter((business) => roles.length === 0 || business.roles.some((role) => roles.includes(role)))
        .slice(body.from ?? 0, (body.from ?? 0) + (body.size ?? 24)),
    );
  },
  "POST /search/classifieds/": ({ body }) =>
    classifiedSearch(
      classifieds().filter(
        (one) => typeof body.looking_for !== "boolean" || one.looking_for === body.looking_for,
      ),
    ),
  "POST /search/suggest_terms/": ({ body }) => suggestions(body.query, terms),
  "GET /search/profiles/": ({ query }) => {
    const all: readonly Business[] = businesses;
    return profileSearch(all.filter((business) => says(business, query.get("keywords") ?? "")));
  },
  "GET /search/classifieds/": ({ query }) => {
    const wanted = query.get("looking_for");
    return classifiedSearch(
      classifieds().filter((one) => wanted === null || one.looking_for === (wanted === "true")),
    );
  },
  "GET /search/suggest_terms/": ({ query }) => suggestions(query.get("query") ?? "", terms),
  "GET /search/featured_profiles/": ({ query }) =>
    profileHits(businesses.slice(0, Number(query.get("size") ?? 3))),
  "GET /search/new_profiles/": ({ query }) =>
    profileHits(businesses.slice(0, Number(query.get("size") ?? 4))),
  "GET /weekly_list/": () => weeklyList,
  "GET /accounts/networks/": () => ({ count: 1, results: [buyLocalNetwork()] }),
  "GET /accounts/classifieds_list/": ({ query }) =>
    classifieds().filter((one) => one.profile_id === Number(query.get("profile_id")) && !one.expired),
  "GET /accounts/classified_page/{id}/": ({ params }) => {
    const found = classifieds().find(({ id }) => id === Number(params.id));
    return found ? classifiedPage(found) : problem(404, "This classified does not exist.");
  },
  "POST /accounts/renew_classified/": ({ body }) =>
    classified({ id: body.classified_id, needed_by: inDays(30), editable: true }),
  "POST /accounts/match_classified/": () =>
    classifiedMatches({ category: null, members_total: 0, members: [] }),
  "GET /accounts/profile_by_slug/": ({ query }) => {
    const found = businesses.find(({ slug }) => slug === query.get("slug"));
    return found ? profile(found) : problem(404, "This profile does not exist.");
  },
  "POST /accounts/profile_by_id/": ({ body }) =>
    body.basic ? basicProfile() : profile(businesses[0], { editable: true }),
  "GET /accounts/profile_preview/": ({ query }) => ({
    as: query.get("as") as Schema<"PreviewReader">,
    profile: profile(businesses[0]),
    classifieds: classifieds().filter((one) => one.profile_id === businesses[0].id && !one.expired),
  }),
  "GET /accounts/servicestypes_list/": () => list(SERVICES),
  "GET /accounts/classifications_list/": () => list(CLASSIFICATIONS),
  "GET /accounts/paymentmethods_list/": () => list(PAYMENT_METHODS),
  "GET /accounts/safetystandardtypes_list/": () => list(safetyStandardsFor()),
  "GET /accounts/processingtypes_list/": () => list(PROCESSING_TYPES),
  "GET /accounts/markettypes_list/": () => list(MARKET_TYPES),
  "GET /accounts/categories_list/": () =>
    BUSINESS_TYPES.map(({ name, group }, index) => ({
      id: index + 1,
      value: name,
      key: businessTypeKey(name),
      display: name,
      group,
    })),
} satisfies Mocks;
