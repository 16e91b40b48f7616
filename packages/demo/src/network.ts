import { fillWeeklyLists, sayWhenAvailable } from "./availability.ts";
import { businessOfTrade, demoBusiness, Taken } from "./businesses.ts";
import { demoCampaigns } from "./campaigns.ts";
import { certify } from "./certificates.ts";
import { demoClassifieds } from "./classifieds.ts";
import { demoConversations } from "./conversations.ts";
import type { DemoBusiness, DemoConnection, DemoNetwork, DemoViews } from "./demo-data.ts";
import { demoAdministrator, demoMember } from "./demo-members.ts";
import { demoPeople } from "./demo-people.ts";
import { addEdgeCases } from "./edge-cases.ts";
import { sayWhenEdited } from "./edits.ts";
import { demoEnquiries } from "./enquiries.ts";
import { demoFavouriteLists } from "./favourites.ts";
import { speakFrench } from "./french.ts";
import { matchClassifieds } from "./matching-classifieds.ts";
import { connections, daysBefore, demoNetworkBusiness } from "./network-members.ts";
import { choosePictures } from "./pictures/choose.ts";
import { createRandom } from "./random.ts";
import { demoSavedSearches } from "./saved-searches.ts";
import { trades } from "./trades/trades.ts";
import { networks } from "./words/networks.ts";
import { towns } from "./words/towns.ts";

export interface DemoOptions {
  /** How many businesses, networks included; at least 60. */
  profiles: number;
  /** Any text. The same seed, size and now make the same network. */
  seed: string;
  now: Date;
}

export const DEFAULT_PROFILES = 1200;
export const MIN_PROFILES = 60;
export const DEFAULT_SEED = "foodshed";

const MEMBER = 0;
const ADMINISTRATOR = 1;
export const MANAGER = 2;
const UNCLAIMED = 6;
const UNCONFIRMED = 3;
const FIRST_EDGE_CASE = 40;

/** The whole demo network as plain data. */
export function demoNetwork({ profiles, seed, now }: DemoOptions): DemoNetwork {
  if (profiles < MIN_PROFILES) throw new Error(`A demo network needs at least ${MIN_PROFILES} businesses.`);
  const taken = new Taken();
  for (const own of [demoMember, demoAdministrator]) {
    taken.name(() => own.businessName, towns[0] as (typeof towns)[number]);
    taken.site(own.businessName);
  }
  const networkCount = Math.min(networks.length, Math.floor(profiles / 12));

  const businesses: DemoBusiness[] = [
    { ...demoMember, index: MEMBER },
    { ...demoAdministrator, index: ADMINISTRATOR },
  ];
  for (let place = 0; place < networkCount; place++)
    businesses.push(demoNetworkBusiness(seed, place, businesses.length, taken));
  const networkIndexes = businesses.filter(({ trade }) => trade === "network").map(({ index }) => index);
  const manager = businesses[MANAGER] as DemoBusiness;
  Object.assign(manager, {
    email: "network@foodshed.example",
    title: "Network coordinator",
    lastLoginDaysAgo: 0,
  });

  // The demo manager's network has enough neighbours at every size.
  const home = createRandom(`${seed}/home`);
  const homeTowns = towns.filter(
    ({ county }) => county === "Wellington County" || county === "Waterloo Region",
  );
  const homeTrades = trades.filter(({ counties }) => !counties);
  const nearby = Math.min(28, Math.floor(profiles / 8));
  for (let n = 0; n < nearby; n++)
    businesses.push(
      businessOfTrade(
        createRandom(`${seed}/home/${n}`),
        businesses.length,
        homeTrades[(n * 7) % homeTrades.length] as (typeof trades)[number],
        taken,
        home.pick(homeTowns),
      ),
    );
  while (businesses.length < profiles) businesses.push(demoBusiness(seed, businesses.length, taken));

  dress(seed, businesses, taken);
  const joined = connections(seed, now, networkIndexes, businesses);
  const requests = openRequests(now, networkIndexes, businesses, joined);
  const managerMembers = joined.filter(({ network }) => network === MANAGER).map(({ member }) => member);
  const member = businesses[MEMBER] as DemoBusiness;
  const classifieds = demoClassifieds(seed, now, businesses, member);
  sayWhenAvailable(seed, businesses);
  sayWhenEdited(seed, businesses);
  const managing = new Map(
    joined.filter(({ manage }) => manage).map(({ member: index, network }) => [index, network]),
  );
  certify(seed, businesses, ({ index }) => managing.get(index));
  fillWeeklyLists(seed, businesses, joined);
  const conversations = demoConversations(seed, now, businesses, member, manager, managerMembers);
  const enquiries = demoEnquiries(now, businesses, member, conversations);
  speakFrench(businesses, classifieds, now);
  matchClassifieds(seed, now, businesses, classifieds, member);
  return {
    businesses,
    people: demoPeople(businesses, { member: MEMBER, manager: MANAGER }),
    classifieds,
    connections: [...joined, ...requests],
    conversations,
    campaigns: demoCampaigns(
      now,
      businesses,
      manager,
      joined.filter(({ network, manage }) => network === MANAGER && manage).map(({ member: index }) => index),
      conversations,
    ),
    enquiries,
    favouriteLists: demoFavouriteLists(now, businesses, classifieds, member),
    savedSearches: demoSavedSearches(now, classifieds, member),
    views: views(seed, businesses),
  };
}

/** Featured members, pictures, the awkward ones, and the few who are not public yet. */
function dress(seed: string, businesses: DemoBusiness[], taken: Taken): void {
  const random = createRandom(`${seed}/dress`);
  const ordinary = businesses.filter(
    (b) => b.trade !== "network" && b.index !== MEMBER && b.index !== ADMINISTRATOR,
  );
  const awkward = addEdgeCases(random, ordinary.slice(FIRST_EDGE_CASE), taken);
  const plain = ordinary.filter((b) => !awkward.has(b) && b.description);
  const makers = plain.filter((b) => b.roles.some(({ products }) => products.length > 0));
  choosePictures(random, makers, Math.min(120, Math.floor(businesses.length / 10)));
  makers
    .filter((b) => b.pictures?.logo)
    .slice(0, 11)
    .forEach((b, i) => {
      b.featuredRank = i + 2;
    });

  const hidden = plain
    .filter((b) => !b.pictures && b.featuredRank === null)
    .slice(-(UNCLAIMED + UNCONFIRMED));
  hidden.forEach((b, i) => {
    b.standing = i < UNCLAIMED ? "unclaimed" : "unconfirmed";
    b.lastLoginDaysAgo = null;
    b.joinedDaysAgo = random.int(1, 20);
  });
}

/** Requests that wait for the demo member's and the demo manager's answer. */
function openRequests(
  now: Date,
  networkIndexes: readonly number[],
  businesses: readonly DemoBusiness[],
  joined: DemoConnection[],
): DemoConnection[] {
  // The demo member belongs to the demo network already; two others would like to have it too.
  const inNetworks = new Set(joined.filter(({ member }) => member === MEMBER).map(({ network }) => network));
  const suitors = networkIndexes.filter((index) => !inNetworks.has(index)).slice(0, 2);
  const connected = new Set(joined.map(({ member }) => member));
  const hopefuls = businesses
    .filter(
      (b) =>
        b.trade !== "network" &&
        !b.isAdmin &&
        b.standing === "active" &&
        !connected.has(b.index) &&
        b.index !== MEMBER,
    )
    .slice(0, 4);
  return [
    ...suitors.map((network, i) => ({
      network,
      member: MEMBER,
      requestedBy: "network" as const,
      manage: i === 1,
      state: "requested" as const,
      createdAt: daysBefore(now, i * 3 + 1),
    })),
    ...hopefuls.map(({ index }, i) => ({
      network: MANAGER,
      member: index,
      requestedBy: "member" as const,
      manage: i % 2 === 0,
      state: "requested" as const,
      createdAt: daysBefore(now, i * 2 + 1),
    })),
  ];
}

/** Who looked at which profile on the last 30 days: every day at the demo member's and the manager's, now and then at others'. */
function views(seed: string, businesses: readonly DemoBusiness[]): DemoViews[] {
  const random = createRandom(`${seed}/views`);
  const seen: DemoViews[] = [];
  for (const business of [MEMBER, MANAGER])
    for (let daysAgo = 0; daysAgo < 30; daysAgo++)
      seen.push({ business, daysAgo, viewers: random.int(1, 14) });
  for (const { index } of businesses.slice(MANAGER + 1))
    if (random.chance(0.1))
      seen.push({ business: index, daysAgo: random.int(0, 29), viewers: random.int(1, 5) });
  return seen;
}
