import { pathAfterLogin as askedFor } from "@foodshed/sdk";
import { DEFAULT_LOCALE, englishPath, type Locale, localeOfPath, localizedPath } from "@foodshed/sdk/locale";

/**
 * The English addresses of the site's pages, each written once. Links and redirects take them from here, and lead to the same page in the
 * reader's language.
 */
export const paths = {
  home: "/",
  search: "/search",
  searchClassifieds: "/search/classifieds",
  login: "/login",
  register: "/register",
  confirm: "/confirm",
  forgot: "/forgot",
  activate: "/activate",
  claim: "/claim",
  confirmEmail: "/confirm-email",
  keepEmail: "/keep-email",
  invitation: "/invitation",
  profileHub: "/profile-hub",
  ownProfile: "/profile",
  ownProfileReadOnly: "/viewProfile",
  dashboard: "/dashboard",
  favourites: "/favourites",
  messages: "/messages",
  shipping: "/shipping",
  profileManager: "/profile-manager",
  reports: "/reports",
  settings: "/settings",
  hijack: "/hijack",
  aboutUs: "/about-us",
  partners: "/about-us/meet-our-partners",
  aboutTheFund: "/about-the-fund",
  keyFeatures: "/key-features",
  contactUs: "/contact-us",
  mailingList: "/mailing-list",
  embed: "/embed",
  termsUse: "/terms-use",
  privacyPolicy: "/privacy-policy",
} as const;

/**
 * The address of a page for a reader of a language. One that is already of a language other than English stays as it is: it was asked for,
 * by the `next` of a login.
 */
export function addressFor(path: string, locale: Locale): string {
  return localeOfPath(path) === DEFAULT_LOCALE ? localizedPath(path, locale) : path;
}

/** A business's public page, or one of its tabs. */
export function profilePath(slug: string, component?: "contact" | "photos" | "classifieds"): string {
  const page = `/profiles/${encodeURIComponent(slug)}`;
  return component ? `${page}/${component}` : page;
}

/** A vendor's page for consumers, and its address on the consumers' own host. */
export function marketPath(slug: string, consumerUrl?: string): string {
  const name = encodeURIComponent(slug);
  return consumerUrl ? `${consumerUrl}/profile/${name}` : `/market/${name}`;
}

/** What the members of a network have this week. */
export function thisWeekPath(slug: string): string {
  return `/this-week/${encodeURIComponent(slug)}`;
}

/** The picture in link previews of a business without a photo; without a slug, of the site. */
export function sharePicturePath(slug?: string): string {
  return slug === undefined ? "/share/picture.png" : `/share/${encodeURIComponent(slug)}/picture.png`;
}

/** As `sharePicturePath`, of a classified without a picture. */
export function classifiedPicturePath(id: number): string {
  return `/share/classifieds/${id}/picture.png`;
}

/** The feed of all classifieds, or of those of a network's members, in one language. */
export function classifiedsFeedPath(locale: Locale, network?: string): string {
  const folder = locale === "fr-CA" ? "/fr/feeds" : "/feeds";
  return network === undefined
    ? `${folder}/classifieds.rss`
    : `${folder}/networks/${encodeURIComponent(network)}/classifieds.rss`;
}

/** The login page, which redirects to `next` (a path with its query); `message` says that the visitor wanted to write a message. */
export function loginPath(next?: string, { message = false } = {}): string {
  const query = [...(message ? ["message"] : []), ...(next ? [`next=${encodeURIComponent(next)}`] : [])];
  return query.length ? `${paths.login}?${query.join("&")}` : paths.login;
}

/** Other paths of the login page. */
export const loginSections = ["messages", "dashboard", "settings"] as const;

/** Whether a path is that of a login page, in any language. */
export function isLogin(path: string): boolean {
  return /\/login\/?(?:[?#]|$)/.test(englishPath(path) ?? path);
}

/** The page after a login with this query; never another login, which would loop. */
export function pathAfterLogin(query: URLSearchParams): string {
  const path = askedFor(query, paths.profileHub);
  return isLogin(path) ? paths.profileHub : path;
}
