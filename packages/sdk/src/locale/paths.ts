import { DEFAULT_LOCALE, type Locale } from "./locales.ts";

/** Where the pages of each language begin; English ones stand at the root. */
const FOLDERS: Record<Exclude<Locale, "en-CA">, string> = { "fr-CA": "/fr" };

/**
 * The pages of the site in each language, `:name` for any one word. The more special stand before the more general. Members' pages keep
 * their English words. What is not a page (the API, feeds, files, scripts, pictures, frames of embeds) is not here.
 */
const PAGES: readonly Record<Locale, string[]>[] = [
  page("/", "/fr"),
  page("/search", "/fr/recherche"),
  page("/search/classifieds", "/fr/recherche/petites-annonces"),
  page("/search/:query", "/fr/recherche/:query"),
  page("/profiles/:slug", "/fr/profils/:slug"),
  page("/profiles/:slug/contact", "/fr/profils/:slug/coordonnees"),
  page("/profiles/:slug/photos", "/fr/profils/:slug/photos"),
  page("/profiles/:slug/classifieds", "/fr/profils/:slug/petites-annonces"),
  page("/classifieds/:ad", "/fr/petites-annonces/:ad"),
  page("/market/:slug", "/fr/marche/:slug"),
  page("/lists/:token", "/fr/listes/:token"),
  page("/this-week/:slug", "/fr/cette-semaine/:slug"),
  page("/mailing-list", "/fr/infolettre"),
  page("/embed", "/fr/integrer"),
  page("/message/:slug", "/fr/message/:slug"),

  page("/login", "/fr/connexion"),
  page("/messages/login", "/fr/messages/connexion"),
  page("/dashboard/login", "/fr/dashboard/connexion"),
  page("/settings/login", "/fr/settings/connexion"),
  page("/register", "/fr/inscription"),
  page("/confirm", "/fr/confirmation"),
  page("/activate", "/fr/activation"),
  page("/activate/:token", "/fr/activation/:token"),
  page("/claim", "/fr/revendication"),
  page("/forgot", "/fr/mot-de-passe-oublie"),
  page("/forgot/:token", "/fr/mot-de-passe-oublie/:token"),
  page("/invitation", "/fr/invitation"),
  page("/invitation/:token", "/fr/invitation/:token"),
  page("/appeal", "/fr/appel"),
  page("/appeal/:token", "/fr/appel/:token"),
  page("/confirm-email", "/fr/confirmer-courriel"),
  page("/confirm-email/:token", "/fr/confirmer-courriel/:token"),
  page("/keep-email", "/fr/garder-courriel"),
  page("/keep-email/:token", "/fr/garder-courriel/:token"),

  page("/about-us", "/fr/a-propos"),
  page("/about-us/meet-our-partners", "/fr/a-propos/partenaires"),
  page("/about-the-fund", "/fr/a-propos-du-fonds"),
  page("/key-features", "/fr/fonctions"),
  page("/contact-us", "/fr/nous-joindre"),
  page("/terms-use", "/fr/conditions-utilisation"),
  page("/privacy-policy", "/fr/politique-confidentialite"),

  page("/profile", "/fr/profile"),
  page("/profile/contact", "/fr/profile/contact"),
  page("/profile/photos", "/fr/profile/photos"),
  page("/profile/classifieds", "/fr/profile/classifieds"),
  // A vendor's page on the consumers' host, elsewhere a redirect to the profile.
  page("/profile/:slug", "/fr/profil/:slug"),
  page("/viewProfile", "/fr/viewProfile"),
  page("/viewProfile/contact", "/fr/viewProfile/contact"),
  page("/viewProfile/photos", "/fr/viewProfile/photos"),
  page("/viewProfile/classifieds", "/fr/viewProfile/classifieds"),
  page("/profile-hub", "/fr/profile-hub"),
  page("/profile-hub/:slug", "/fr/profile-hub/:slug"),
  page("/profile-manager", "/fr/profile-manager"),
  page("/reports/:slug", "/fr/reports/:slug"),
  page("/shipping", "/fr/shipping"),
  page("/shipping/start", "/fr/shipping/start"),
  page("/dashboard", "/fr/dashboard"),
  page("/favourites", "/fr/favourites"),
  page("/favourites/:list", "/fr/favourites/:list"),
  page("/messages", "/fr/messages"),
  page("/decisions", "/fr/decisions"),
  page("/enquiries", "/fr/enquiries"),
  page("/enquiries/:id", "/fr/enquiries/:id"),
  page("/settings", "/fr/settings"),
  page("/hijack/:id", "/fr/hijack/:id"),
  page("/admin", "/fr/admin"),
  page("/admin/:page", "/fr/admin/:page"),
  page("/admin/accounts/:id", "/fr/admin/accounts/:id"),
  page("/admin/reports/:id", "/fr/admin/reports/:id"),
];

function page(english: string, french: string): Record<Locale, string[]> {
  return { "en-CA": wordsOf(english), "fr-CA": wordsOf(french) };
}

/** The language of the page at an address: that of its folder. */
export function localeOfPath(path: string): Locale {
  const first = /^\/[^/?#]*/.exec(path)?.[0].toLowerCase();
  const named = Object.entries(FOLDERS).find(([, folder]) => folder === first);
  return (named?.[0] as Locale | undefined) ?? DEFAULT_LOCALE;
}

/**
 * The address of the same page in a language; query and fragment stay. The path may be in any of the languages. What is not a page of
 * the site, or is an address of another site, is returned as it is.
 */
export function localizedPath(path: string, locale: Locale): string {
  return localeOfPath(path) === locale ? path : (pageIn(path, locale) ?? path);
}

/** The English address of a page, which widgets, requests and redirects are written with; undefined for what is not a page. */
export function englishPath(path: string): string | undefined {
  return pageIn(path, DEFAULT_LOCALE);
}

function pageIn(path: string, locale: Locale): string | undefined {
  const [, pathname = "", rest = ""] = /^([^?#]*)(.*)$/s.exec(path) ?? [];
  if (!pathname.startsWith("/") || pathname.startsWith("//")) return undefined;
  const from = localeOfPath(pathname);
  const given = wordsOf(pathname);
  for (const page of PAGES) {
    const words = page[from];
    if (words.length !== given.length) continue;
    if (!words.every((word, index) => isValue(word) || word.toLowerCase() === given[index]?.toLowerCase()))
      continue;
    const localized = page[locale].map((word) => (isValue(word) ? given[words.indexOf(word)] : word));
    return `/${localized.join("/")}${rest}`;
  }
  return undefined;
}

function wordsOf(pathname: string): string[] {
  return pathname.split("/").filter(Boolean);
}

const isValue = (word: string) => word.startsWith(":");
