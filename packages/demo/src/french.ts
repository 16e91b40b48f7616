import { isHiddenProduct, visibleProducts } from "@foodshed/sdk/vocabulary";
import type { DemoBusiness, DemoClassified, DemoProduct } from "./demo-data.ts";
import { inSentence } from "./text.ts";
import { frenchProducts } from "./words/french-products.ts";
import { type Ending, forSaleEndings, sentencesOf, vendorWords } from "./words/french-sentences.ts";

/** Places in which many people speak French. */
const PLACES: ReadonlySet<string> = new Set([
  "Casselman",
  "Cochrane",
  "Embrun",
  "Hawkesbury",
  "Hearst",
  "Kapuskasing",
  "L'Orignal",
  "Orleans",
  "Penetanguishene",
  "Rockland",
  "St-Albert",
  "Sturgeon Falls",
  "Sudbury",
  "Timmins",
  "Verner",
  "Warren",
]);
const MOST_BUSINESSES = 20;
const MOST_CLASSIFIEDS = 8;

/**
 * Lets some businesses of French-speaking Ontario write French: descriptions and products, every second one with the English beside it,
 * and some classifieds. Nothing is added or removed, so that everything else of the network stays as it is.
 */
export function speakFrench(
  businesses: readonly DemoBusiness[],
  classifieds: DemoClassified[],
  now: Date,
): void {
  const speakers = businesses.filter(mayWriteFrench).slice(0, MOST_BUSINESSES);
  for (const [place, business] of speakers.entries()) describeInFrench(business, place);
  // Others' ads for what is listed there too: what is for sale in the network stays the same.
  let written = 0;
  for (const ad of classifieds) {
    const owner = businesses[ad.owner] as DemoBusiness;
    if (ad.lookingFor || ad.neededBy <= now || owner.index === 0 || speakers.includes(owner)) continue;
    const product = offered(owner).find(({ name }) => ad.title.toLowerCase().includes(name.toLowerCase()));
    const place = speakers.findIndex(
      (business, at) =>
        at >= written && offered(business).some(({ category }) => category === product?.category),
    );
    const speaker = speakers[place];
    if (!speaker || !product || !Object.hasOwn(frenchProducts, product.name)) continue;
    if (written >= MOST_CLASSIFIEDS) break;
    Object.assign(ad, frenchClassified(speaker, inFrench(product), place));
    written += 1;
  }
  // Their own ads are French as well.
  for (const ad of classifieds) {
    const place = speakers.findIndex(({ index }) => index === ad.owner);
    const business = speakers[place];
    if (!business || ad.language) continue;
    const title = ad.title.toLowerCase();
    const product = offered(business).find(({ translation = "" }) =>
      title.includes(translation.toLowerCase()),
    );
    if (product && !ad.lookingFor) Object.assign(ad, frenchClassified(business, product, place));
  }
}

function mayWriteFrench(business: DemoBusiness): boolean {
  const products = visibleProducts(business.roles.flatMap((role) => role.products));
  return (
    business.standing === "active" &&
    PLACES.has(business.addresses[0]?.city ?? "") &&
    business.roles.some(({ value }) => value !== "buyer" && value !== "organization") &&
    products.length > 0 &&
    products.every(({ name }) => Object.hasOwn(frenchProducts, name))
  );
}

const offered = ({ roles }: DemoBusiness) =>
  visibleProducts(roles.filter(({ value }) => value !== "buyer").flatMap(({ products }) => products));

function describeInFrench(business: DemoBusiness, place: number): void {
  for (const role of business.roles) {
    role.products = role.products.map((product) => inFrench(product));
    if (role.highlight) Object.assign(role.highlight, vendorWords(business.addresses[0]?.city ?? ""));
  }
  const names = [...new Set(offered(business).map(({ name }) => inSentence(name)))];
  const english = business.description;
  business.description = sentencesOf(business.trade, {
    name: business.businessName,
    town: business.addresses[0]?.city ?? "",
    products: names.slice(0, 3),
    place,
  });
  business.descriptionLanguage = "fr-CA";
  if (place % 2 === 0 && english) business.descriptionTranslation = english;
}

function inFrench(product: DemoProduct): DemoProduct {
  if (isHiddenProduct(product.name)) return product;
  return { ...product, name: frenchProducts[product.name] ?? product.name, translation: product.name };
}

function frenchClassified(
  business: DemoBusiness,
  product: DemoProduct,
  place: number,
): Partial<DemoClassified> {
  const ending = forSaleEndings[place % forSaleEndings.length] as Ending;
  const town = business.addresses[0]?.city ?? "";
  const english = product.translation ?? product.name;
  return {
    owner: business.index,
    category: product.category,
    language: "fr-CA",
    title: `${product.name}, ${ending.title.french}`,
    description: ending.text.french.replaceAll("{town}", town),
    titleTranslation: `${english}, ${ending.title.english}`,
    descriptionTranslation: ending.text.english.replaceAll("{town}", town),
  };
}
