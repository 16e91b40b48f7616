import { isSimilarName, nameTokens, ownWords } from "./business-names.ts";
import { postalCode } from "./postal-codes.ts";

/** What is known of a business when it is compared with another. */
export interface BusinessFacts {
  business_name: string;
  phone?: string | null | undefined;
  postal_code?: string | null | undefined;
  website?: string | null | undefined;
  city?: string | null | undefined;
}

/** Facts in which two businesses agree, in the order in which they are told. */
export const AGREEING_FACTS = ["name", "similar_name", "phone", "postal_code", "website", "city"] as const;
export type AgreeingFact = (typeof AGREEING_FACTS)[number];

/** The ten digits of a North American number, without country code and extension; undefined for any other text. */
export function phoneKey(phone: string | null | undefined): string | undefined {
  const digits = phone?.replace(/[a-z#].*$/i, "").replace(/\D/g, "") ?? "";
  return /^1?(\d{10})$/.exec(digits)?.[1];
}

/** Hosts where many businesses have a page each, which says nothing of who they are. */
const SHARED_HOST =
  /(?:^|\.)(?:facebook|fb|instagram|twitter|x|linkedin|youtube|tiktok|linktr|etsy|google|yelp|pinterest)\.(?:com|ee|ca)$/;

/** The host of a web address without "www."; undefined for texts without one, and for hosts that many share. */
export function websiteKey(website: string | null | undefined): string | undefined {
  const host = /^\s*(?:https?:\/\/)?(?:www\.)?([^\s/:?#@]+\.[^\s/:?#@]+)/i.exec(website ?? "")?.[1];
  const key = host?.toLowerCase().replace(/\.$/, "");
  return key === undefined || SHARED_HOST.test(key) ? undefined : key;
}

const postalCodeKey = (code: string | null | undefined): string | undefined => postalCode(code ?? "");

const cityKey = (city: string | null | undefined) => nameTokens(city ?? "").join(" ") || undefined;

/** What two businesses are compared by. */
export interface BusinessKeys {
  words: readonly string[];
  name: string;
  phone: string | undefined;
  postal_code: string | undefined;
  website: string | undefined;
  city: string | undefined;
}

export function businessKeys({
  business_name,
  phone,
  postal_code,
  website,
  city,
}: BusinessFacts): BusinessKeys {
  const words = ownWords(business_name);
  return {
    words,
    name: words.join(""),
    phone: phoneKey(phone),
    postal_code: postalCodeKey(postal_code),
    website: websiteKey(website),
    city: cityKey(city),
  };
}

/**
 * The facts in which two businesses agree, when they are perhaps the same; undefined when they are not. The same name but for its
 * spelling, a name with one slip of the keyboard, a phone number or a web address is enough. A postal code or a town only adds to a name that
 * is similar: villages have one code.
 */
export function perhapsSame(one: BusinessKeys, other: BusinessKeys): AgreeingFact[] | undefined {
  const agree = (fact: "phone" | "postal_code" | "website" | "city") =>
    one[fact] !== undefined && one[fact] === other[fact];
  const [phone, website, postal] = [agree("phone"), agree("website"), agree("postal_code")];
  const same = one.name !== "" && one.name === other.name;
  const similar = !same && isSimilarName(one.words, other.words, phone || website || postal);
  if (!(same || similar || phone || website)) return undefined;
  const agreeing = {
    name: same,
    similar_name: similar,
    phone,
    postal_code: postal,
    website,
    city: agree("city"),
  };
  return AGREEING_FACTS.filter((fact) => agreeing[fact]);
}

const WEIGHTS: Record<AgreeingFact, number> = {
  name: 4,
  similar_name: 2,
  phone: 4,
  postal_code: 2,
  website: 4,
  city: 1,
};

/** How much speaks for two businesses being the same; the highest is the most probable. */
export function agreementWeight(facts: readonly AgreeingFact[]): number {
  return facts.reduce((sum, fact) => sum + WEIGHTS[fact], 0);
}
