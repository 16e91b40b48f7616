import { sayWhenAvailable } from "./availability.ts";
import { demoBusiness, type Unused } from "./businesses.ts";
import { certify } from "./certificates.ts";
import { classifiedsOf } from "./classifieds.ts";
import { firstConversation } from "./conversations.ts";
import type {
  DemoBusiness,
  DemoConnection,
  DemoConversation,
  DemoNetwork,
  DemoPortion,
  DemoSavedSearch,
  DemoViews,
} from "./demo-data.ts";
import { sayWhenEdited } from "./edits.ts";
import { daysBefore, demoNetworkBusiness } from "./network-members.ts";
import { createRandom } from "./random.ts";
import { plainWords } from "./text.ts";
import { networks } from "./words/networks.ts";

/** Businesses of one portion, the first of which is a network that half of the others belong to. */
const PORTION = 1000;
const BELONGS = 0.5;
const IS_MANAGED = 0.15;
/** Of so many businesses one writes to another, one has saved a search, one is looked at. */
const WRITES = 0.25;
const SAVES = 0.1;
const LOOKED_AT = 0.1;

/**
 * The businesses of a large network beyond those of `network`, a portion at a time, with networks, ads, messages, saved searches and the
 * rest in proportion. Nothing of an earlier portion is remembered: names and texts repeat, as they do in life, and web addresses differ
 * by a number. The same seed, size and day give the same portions.
 */
export function* demoPortions(
  network: Pick<DemoNetwork, "businesses">,
  { profiles, seed, now }: { profiles: number; seed: string; now: Date },
): Generator<DemoPortion> {
  for (let from = network.businesses.length, n = 1; from < profiles; from += PORTION, n++) {
    const own = `${seed}/portion/${from}`;
    const others = Array.from({ length: Math.min(PORTION, profiles - from) - 1 }, (_, at) =>
      demoBusiness(seed, from + 1 + at, repeating(from + 1 + at)),
    );
    const businesses = [furtherNetwork(own, n, from), ...others];
    const connections = connectionsOf(own, from, others, now);
    const managed = new Set(connections.filter(({ manage }) => manage).map(({ member }) => member));
    sayWhenAvailable(seed, others);
    sayWhenEdited(seed, businesses);
    certify(seed, others, ({ index }) => (managed.has(index) ? from : undefined));
    yield {
      businesses,
      connections,
      classifieds:
        others.length > 0
          ? classifiedsOf(createRandom(`${own}/classifieds`), others, others.length / 20, now)
          : [],
      conversations: conversationsOf(own, others, now),
      savedSearches: savedSearchesOf(own, others, now),
      views: viewsOf(own, businesses),
    };
  }
}

function furtherNetwork(seed: string, n: number, index: number): DemoBusiness {
  const numbered: Unused = { ...repeating(index), name: (make) => `${make()} ${n + 1}` };
  return { ...demoNetworkBusiness(seed, n % networks.length, index, numbered), partnerRank: null };
}

function connectionsOf(
  seed: string,
  network: number,
  businesses: readonly DemoBusiness[],
  now: Date,
): DemoConnection[] {
  const random = createRandom(`${seed}/connections`);
  return businesses.flatMap(({ index, joinedDaysAgo }): DemoConnection[] => {
    if (!random.chance(BELONGS)) return [];
    return [
      {
        network,
        member: index,
        requestedBy: random.chance(0.6) ? "member" : "network",
        manage: random.chance(IS_MANAGED),
        state: "accepted",
        createdAt: daysBefore(now, random.int(3, Math.max(4, joinedDaysAgo))),
      },
    ];
  });
}

function repeating(index: number): Unused {
  return {
    name: (make) => make(),
    site: (name) => `${plainWords(name).slice(0, 40).replace(/-+$/, "") || "business"}-${index}`,
    description: (make) => make(),
  };
}

/** Each writes to the next one that it has not heard of. */
function conversationsOf(seed: string, businesses: readonly DemoBusiness[], now: Date): DemoConversation[] {
  const random = createRandom(`${seed}/conversations`);
  return businesses.slice(1).flatMap(({ index }, place) => {
    const other = businesses[place] as DemoBusiness;
    if (!random.chance(WRITES)) return [];
    return [firstConversation(random, { asked: other.index, asks: index }, random.int(0, 6), 24, now)];
  });
}

/** What was there before is no news: nobody is written to before something happens. */
function savedSearchesOf(seed: string, businesses: readonly DemoBusiness[], now: Date): DemoSavedSearch[] {
  const random = createRandom(`${seed}/saved-searches`);
  return businesses.flatMap(({ index, roles }): DemoSavedSearch[] => {
    if (!random.chance(SAVES)) return [];
    const products = roles.flatMap((role) => role.products);
    const keywords = products.length > 0 ? random.pick(products).name : "honey";
    const frequency = random.pick(["at_once", "daily", "weekly"] as const);
    const search = random.chance(0.5)
      ? { kind: "profiles" as const, keywords }
      : { kind: "classifieds" as const, lookingFor: random.chance(0.5), keywords };
    return [{ owner: index, name: keywords, frequency, search, savedAt: now }];
  });
}

function viewsOf(seed: string, businesses: readonly DemoBusiness[]): DemoViews[] {
  const random = createRandom(`${seed}/views`);
  return businesses.flatMap(({ index }) =>
    random.chance(LOOKED_AT)
      ? [{ business: index, daysAgo: random.int(0, 29), viewers: random.int(1, 5) }]
      : [],
  );
}
