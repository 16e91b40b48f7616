import { visibleProducts } from "@foodshed/sdk/vocabulary";
import { fillClassified, wordsFor } from "./classifieds.ts";
import type { DemoBusiness, DemoClassified, DemoProduct } from "./demo-data.ts";
import { createRandom, type Random } from "./random.ts";
import { memberCounterparts } from "./words/matching-classifieds.ts";

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
/** One pair for so many open ads, and never more than these. */
const ADS_PER_PAIR = 6;
const MOST_PAIRS = 8;

/**
 * Makes some of the open ads meet others: what a business has for sale, a neighbour looks for, and the other way around. The demo member
 * agreed to be told of matches, and two ads newer than its own meet them. The number of ads, and the languages, stay as they are.
 */
export function matchClassifieds(
  seed: string,
  now: Date,
  businesses: readonly DemoBusiness[],
  classifieds: DemoClassified[],
  member: DemoBusiness,
): void {
  const random = createRandom(`${seed}/matches`);
  for (const ad of classifieds) if (ad.owner === member.index && ad.neededBy > now) ad.tellsMatches = true;
  const posters = businesses.filter(
    (b) =>
      b.standing === "active" &&
      b.trade !== "network" &&
      !b.isAdmin &&
      b.index !== member.index &&
      !b.descriptionLanguage &&
      !classifieds.some((ad) => ad.owner === b.index && ad.language),
  );
  const spare = spareAds(now, classifieds, member);
  const near = [...posters].sort(
    (a, b) => Number(county(b) === member.county) - Number(county(a) === member.county) || a.index - b.index,
  );
  for (const { trades, postedHoursAgo, endsInDays, ...words } of memberCounterparts) {
    const owner =
      near.find(({ trade }) => trades.includes(trade)) ??
      near.find(({ roles }) => roles.some(({ value }) => (value === "buyer") === words.lookingFor));
    const ad = spare.shift();
    if (!owner || !ad) continue;
    Object.assign(ad, words, {
      owner: owner.index,
      createdAt: new Date(now.getTime() - postedHoursAgo * HOUR),
      neededBy: new Date(now.getTime() + endsInDays * DAY),
    });
  }
  const open = classifieds.filter(
    ({ owner, language, neededBy }) => owner !== member.index && !language && neededBy > now,
  );
  pairOthers(random, businesses, posters, open, spare);
}

/** Ads nobody misses when they become others: of categories with several, running for more than a week. */
function spareAds(now: Date, classifieds: readonly DemoClassified[], member: DemoBusiness): DemoClassified[] {
  const left = new Map<number, number>();
  const open = classifieds.filter(({ neededBy }) => neededBy > now);
  for (const { category } of open) left.set(category, (left.get(category) ?? 0) + 1);
  return open.filter(({ owner, language, category, neededBy }) => {
    if (owner === member.index || language) return false;
    if (neededBy.getTime() - now.getTime() < 7 * DAY) return false;
    const others = (left.get(category) ?? 0) - 1;
    if (others < 1) return false;
    left.set(category, others);
    return true;
  });
}

function pairOthers(
  random: Random,
  businesses: readonly DemoBusiness[],
  posters: readonly DemoBusiness[],
  open: readonly DemoClassified[],
  spare: readonly DemoClassified[],
): void {
  const titles = new Set(open.map(({ title }) => title));
  const paired = new Set<DemoClassified>();
  const most = Math.min(MOST_PAIRS, Math.floor(open.length / ADS_PER_PAIR));
  // Neighbours of the same county come first, then those of the same part of Ontario.
  for (const area of [county, postalDistrict])
    for (const subject of open) {
      if (paired.size >= 2 * most) return;
      if (paired.has(subject)) continue;
      const poster = businesses[subject.owner] as DemoBusiness;
      const product = productOf(poster, subject);
      const answer = spare.find((ad) => ad !== subject && !paired.has(ad));
      const neighbour = posters.find(
        (other) =>
          other !== poster &&
          area(other) === area(poster) &&
          productsOn(other, !subject.lookingFor).some(({ name }) => name === product?.name),
      );
      if (!product || !answer || !neighbour) continue;
      const lookingFor = !subject.lookingFor;
      const words = random.pick(wordsFor(product.category, { lookingFor }));
      const fill = (text: string) => fillClassified(random, text, product.name, neighbour);
      const title = fill(words.title);
      if (titles.has(title)) continue;
      titles.add(title);
      paired.add(subject).add(answer);
      const { category } = product;
      const description = words.texts.map(fill).join(" ");
      Object.assign(answer, { owner: neighbour.index, title, description, lookingFor, category });
    }
}

const county = (business: DemoBusiness) => business.county;
const postalDistrict = ({ addresses }: DemoBusiness) => addresses[0]?.postal_code[0];

const productsOn = ({ roles }: DemoBusiness, buying: boolean): DemoProduct[] =>
  visibleProducts(roles.filter(({ value }) => (value === "buyer") === buying).flatMap((r) => r.products));

/** What of the poster's own products an ad is about. */
function productOf(poster: DemoBusiness, { title, lookingFor }: DemoClassified): DemoProduct | undefined {
  const text = title.toLowerCase();
  return productsOn(poster, lookingFor).find(({ name }) => text.includes(name.toLowerCase()));
}
