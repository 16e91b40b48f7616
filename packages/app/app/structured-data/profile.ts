import type { Schema } from "@foodshed/sdk";
import { localizedPath, type Translate, textFor } from "@foodshed/sdk/locale";
import { holds, isCategoryId, isHiddenProduct, productCategoryLabel } from "@foodshed/sdk/vocabulary";
import { label } from "@foodshed/sdk/vocabulary/label";
import type {
  BreadcrumbList,
  Demand,
  LocalBusiness,
  Offer,
  Organization,
  PostalAddress,
  Product,
  ProfilePage,
  WebPage,
} from "schema-dts";
import * as strings from "../generated/strings.ts";
import { localizedUrl } from "../page-meta.ts";
import { paths, profilePath } from "../paths.ts";
import { graph } from "./graph.ts";

type Profile = Schema<"Profile">;

/** The maximum number of products listed. */
const MAX_PRODUCTS = 40;
/** The maximum number of members listed. */
const MAX_MEMBERS = 40;

/** A business for search engines: only what the profile shows to visitors. */
export function profileData(profile: Profile, publicUrl: string, translate: Translate): string {
  return graph(
    business(profile, publicUrl, translate),
    trail(profile, publicUrl, translate),
    ...page(profile, publicUrl, translate),
  );
}

/**
 * A vendor for search engines, on its page for consumers: the same business, and that page.
 *
 * @param canonical of the page, in English; on a host of its own with that host
 */
export function vendorData(
  profile: Profile,
  canonical: string,
  publicUrl: string,
  translate: Translate,
): string {
  const page: WebPage = {
    "@type": "WebPage",
    url: new URL(localizedUrl(canonical, translate.locale), publicUrl).href,
    inLanguage: translate.locale,
    about: { "@id": `${publicUrl}${profilePath(profile.slug)}#business` },
  };
  return graph(business(profile, publicUrl, translate), page);
}

/** The page about the business, with the day of the last change that a reader can see. */
function page({ slug, edited_at }: Profile, publicUrl: string, translate: Translate): ProfilePage[] {
  if (!edited_at) return [];
  return [
    {
      "@type": "ProfilePage",
      url: publicUrl + localizedPath(profilePath(slug), translate.locale),
      inLanguage: translate.locale,
      dateModified: edited_at,
      mainEntity: { "@id": `${publicUrl}${profilePath(slug)}#business` },
    },
  ];
}

function business(profile: Profile, publicUrl: string, translate: Translate): LocalBusiness | Organization {
  const at = (slug: string) => publicUrl + localizedPath(profilePath(slug), translate.locale);
  const isNetwork = holds(profile.roles, "organization");
  const elsewhere = [profile.website, profile.online_store, ...SOCIAL.map((site) => profile[site])];
  const sameAs = elsewhere.filter((address) => address !== null && /^https?:\/\//i.test(address)) as string[];
  const offered = products(profile, translate, ["seller", "vendor", "processor"]);
  const wanted = products(profile, translate, ["buyer"]);
  const common = {
    "@id": `${publicUrl}${profilePath(profile.slug)}#business`,
    name: profile.business_name,
    url: at(profile.slug),
    ...(profile.description && {
      description: textFor(translate.locale, {
        text: profile.description,
        language: profile.description_language,
        translation: profile.description_translation,
      }).text,
    }),
    ...(profile.photo_file_name && { image: profile.photo_file_name }),
    ...(profile.phone && { telephone: profile.phone }),
    ...(profile.fax && { faxNumber: profile.fax }),
    ...(profile.email && { email: profile.email }),
    address: address(profile),
    ...(sameAs.length > 0 && { sameAs }),
    ...(profile.organizations.length > 0 && {
      memberOf: profile.organizations.map(({ business_name, slug }) => ({
        "@type": "Organization" as const,
        name: business_name,
        url: at(slug),
      })),
    }),
    ...(offered.length > 0 && {
      makesOffer: offered.map((itemOffered): Offer => ({ "@type": "Offer", itemOffered })),
    }),
    ...(wanted.length > 0 && {
      seeks: wanted.map((itemOffered): Demand => ({ "@type": "Demand", itemOffered })),
    }),
  };
  if (isNetwork) return { "@type": "Organization", ...common, ...members(profile, at) };
  const { latitude, longitude } = profile;
  return {
    "@type": "LocalBusiness",
    ...common,
    ...(latitude !== null &&
      longitude !== null && { geo: { "@type": "GeoCoordinates", latitude, longitude } }),
  };
}

/** The first members of a network, as its page lists them. */
function members({ accounts }: Profile, at: (slug: string) => string) {
  if (accounts.length === 0) return {};
  return {
    member: accounts.slice(0, MAX_MEMBERS).map(({ business_name, slug }) => ({
      "@type": "Organization" as const,
      name: business_name,
      url: at(slug),
    })),
  };
}

const SOCIAL = ["twitter", "instagram", "facebook", "linkedin", "youtube"] as const;

function address(profile: Profile): PostalAddress {
  const { address_1, city, postal_code, addresses } = profile;
  const place = city ?? addresses[0]?.city;
  return {
    "@type": "PostalAddress",
    ...(address_1 && { streetAddress: address_1 }),
    ...(place && { addressLocality: place }),
    ...(postal_code && { postalCode: postal_code }),
    addressRegion: "ON",
    addressCountry: "CA",
  };
}

function products(
  profile: Profile,
  translate: Translate,
  roles: readonly Profile["roles"][number]["value"][],
): Product[] {
  const named = profile.roles
    .filter(({ value }) => roles.includes(value))
    .flatMap(({ data }) => data.products)
    .filter(({ name }) => !isHiddenProduct(name));
  const once = new Map(named.map((product) => [product.name.toLowerCase(), product]));
  return [...once.values()].slice(0, MAX_PRODUCTS).map(({ name, name_translation, category }) => ({
    "@type": "Product",
    name: textFor(translate.locale, {
      text: name,
      language: profile.products_language,
      translation: name_translation,
    }).text,
    category: label(translate, productCategoryLabel(isCategoryId(category) ? category : 0)),
  }));
}

function trail(profile: Profile, publicUrl: string, translate: Translate): BreadcrumbList {
  const at = (path: string) => publicUrl + localizedPath(path, translate.locale);
  return {
    "@type": "BreadcrumbList",
    itemListElement: [
      { "@type": "ListItem", position: 1, name: translate(strings.allProfiles), item: at(paths.search) },
      {
        "@type": "ListItem",
        position: 2,
        name: profile.business_name,
        item: at(profilePath(profile.slug)),
      },
    ],
  };
}
