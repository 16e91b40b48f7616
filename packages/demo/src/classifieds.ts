import type { CategoryId } from "@foodshed/sdk/vocabulary";
import { visibleProducts } from "@foodshed/sdk/vocabulary";
import { townNear } from "./addresses.ts";
import type { DemoBusiness, DemoClassified } from "./demo-data.ts";
import { createRandom, type Random } from "./random.ts";
import { capitalized, inSentence } from "./text.ts";
import { type ClassifiedWords, forSale, otherForSale, otherWanted, wanted } from "./words/classifieds.ts";
import { towns } from "./words/towns.ts";

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

/** The stage of a classified: it is deleted 48 hours after it ends. */
type Stage = "running" | "ending soon" | "expired";

/** A template of an ad with its slots filled in. */
export function fillClassified(
  random: Random,
  template: string,
  product: string,
  business: DemoBusiness,
): string {
  const town =
    towns.find((t) => t.name === business.addresses[0]?.city) ?? (towns[0] as (typeof towns)[number]);
  const values: Record<string, string> = {
    p: inSentence(product),
    P: capitalized(product),
    town: town.name,
    near: townNear(random, town).name,
    count: String(random.int(8, 60)),
    small: random.pick(["two", "three", "four", "five", "six"]),
    price: `$${random.int(3, 60)}`,
    day: random.pick(["Monday", "Tuesday", "Wednesday", "Thursday", "Friday"]),
  };
  return capitalized(template.replace(/\{(\w+)\}/g, (_, slot: string) => values[slot] ?? slot));
}

/** The texts that suit ads for a category's products. */
export const wordsFor = (category: CategoryId, { lookingFor }: { lookingFor: boolean }) =>
  suiting(lookingFor ? wanted : forSale, category);

const suiting = (lists: readonly ClassifiedWords[], category: CategoryId) =>
  lists.filter(({ categories }) => !categories || categories.includes(category));

function endOf(random: Random, stage: Stage, now: Date): Date {
  const from = now.getTime();
  if (stage === "expired") return new Date(from - random.int(1, 46) * HOUR);
  if (stage === "ending soon") return new Date(from + random.int(6, 6 * 24 + 12) * HOUR);
  return new Date(from + random.int(8, 75) * DAY + random.int(0, 23) * HOUR);
}

function classifiedOf(random: Random, business: DemoBusiness, stage: Stage, now: Date): DemoClassified {
  const values = new Set(business.roles.map(({ value }) => value));
  const buys = values.has("buyer");
  const sells = values.has("seller") || values.has("vendor") || values.has("processor");
  const lookingFor =
    buys && sells ? random.chance(0.5) : buys || (sells ? random.chance(0.25) : random.chance(0.3));
  const products = visibleProducts(
    business.roles.filter(({ value }) => (value === "buyer") === lookingFor).flatMap((role) => role.products),
  );
  const product = products.length > 0 && random.chance(0.85) ? random.pick(products) : undefined;
  const lists: readonly ClassifiedWords[] = product
    ? lookingFor
      ? wanted
      : forSale
    : lookingFor
      ? otherWanted
      : otherForSale;
  const words = random.pick(product ? suiting(lists, product.category as CategoryId) : lists);
  const name = product?.name ?? "";
  return {
    owner: business.index,
    title: fillClassified(random, words.title, name, business),
    description: words.texts.map((text) => fillClassified(random, text, name, business)).join(" "),
    lookingFor,
    category: (product?.category ?? 0) as CategoryId,
    neededBy: endOf(random, stage, now),
    createdAt: new Date(now.getTime() - random.int(stage === "expired" ? 5 * 24 : 2, 24 * 24) * HOUR),
    picture: random.chance(0.35),
  };
}

/** The demo member's own ads: one of each stage, and one wanted. */
function ownClassifieds(member: DemoBusiness, now: Date): DemoClassified[] {
  const at = (hours: number) => new Date(now.getTime() + hours * HOUR);
  const own = (
    title: string,
    description: string,
    lookingFor: boolean,
    category: CategoryId,
    endsInHours: number,
    postedHoursAgo: number,
    picture: boolean,
  ): DemoClassified => ({
    owner: member.index,
    title,
    description,
    lookingFor,
    category,
    neededBy: at(endsInHours),
    createdAt: at(-postedHoursAgo),
    picture,
  });
  return [
    own(
      "Washed-rind sheep's milk cheese, 12 wheels",
      "Two months old and just right. 2.4 kg wheels, sold singly or the lot. Delivered to Guelph and Kitchener on Thursdays.",
      false,
      2,
      26 * 24,
      50,
      true,
    ),
    own(
      "Whey for pig farmers",
      "About 900 litres a week, free if you bring the tank. Near Elora.",
      false,
      0,
      4 * 24,
      9 * 24,
      false,
    ),
    own(
      "Wanted: black currants for a mustard",
      "Thirty kilos, fresh or frozen, before the holidays.",
      true,
      4,
      15 * 24,
      30,
      false,
    ),
    own(
      "Crème fraîche in 4-litre tubs",
      "A cancelled wedding is your good luck: twenty tubs, dated next week.",
      false,
      2,
      -20,
      12 * 24,
      true,
    ),
  ];
}

/** A third of the unexpired ones end within seven days. */
const stagesOf = (unexpired: number): Stage[] => [
  ...Array.from({ length: unexpired }, (_, i): Stage => (i % 3 === 0 ? "ending soon" : "running")),
  ...Array.from({ length: Math.max(3, Math.round(unexpired / 6)) }, (): Stage => "expired"),
];

function withStages(
  random: Random,
  owners: readonly DemoBusiness[],
  stages: readonly Stage[],
  now: Date,
): DemoClassified[] {
  const titles = new Set<string>();
  return stages.map((stage) => {
    for (;;) {
      const made = classifiedOf(random, random.pick(owners), stage, now);
      if (titles.has(made.title) && titles.size < 2000) continue;
      titles.add(made.title);
      return made;
    }
  });
}

/** So many unexpired ads of some of the owners, and a sixth as many that have ended. */
export function classifiedsOf(
  random: Random,
  owners: readonly DemoBusiness[],
  unexpired: number,
  now: Date,
): DemoClassified[] {
  return withStages(random, owners, stagesOf(Math.ceil(unexpired)), now);
}

/** Classifieds in every stage: about one unexpired classified per twenty businesses (never fewer than 12), a third of them ending within 7 days. */
export function demoClassifieds(
  seed: string,
  now: Date,
  businesses: readonly DemoBusiness[],
  member: DemoBusiness,
): DemoClassified[] {
  const random = createRandom(`${seed}/classifieds`);
  const owners = businesses.filter(
    (b) => b.trade !== "network" && b.standing === "active" && !b.isAdmin && b.index !== member.index,
  );
  const unexpired = Math.max(12, Math.round(businesses.length / 20)) - 3;
  const stages = stagesOf(unexpired);
  const classifieds = withStages(random, owners, stages, now);
  // Every category has at least one running classified if a business can post it.
  for (let category = 0; category <= 10; category++) {
    if (classifieds.some((a) => a.category === category && a.neededBy > now)) continue;
    const owner = owners.find((b) =>
      b.roles.some((role) => visibleProducts(role.products).some((p) => p.category === category)),
    );
    const role = owner?.roles.find(({ products }) =>
      visibleProducts(products).some((p) => p.category === category),
    );
    const product = visibleProducts(role?.products ?? []).find((p) => p.category === category);
    if (!owner || !product || !role) continue;
    const words = random.pick(wordsFor(product.category, { lookingFor: role.value === "buyer" }));
    const index = classifieds.findIndex(
      (a, i) => stages[i] === "running" && classifieds.filter((b) => b.category === a.category).length > 3,
    );
    if (index === -1) continue;
    classifieds[index] = {
      ...(classifieds[index] as DemoClassified),
      owner: owner.index,
      title: fillClassified(random, words.title, product.name, owner),
      description: words.texts.map((text) => fillClassified(random, text, product.name, owner)).join(" "),
      lookingFor: role.value === "buyer",
      category: product.category,
    };
  }
  return [...ownClassifieds(member, now), ...classifieds];
}
