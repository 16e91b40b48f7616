import { localizedPath } from "@foodshed/sdk/locale";

/**
 * What crawlers may read: all public pages and their pictures. Of searches only those by a word, as the combinations of
 * filters never end; not the pages of members, of one-time links and of the API.
 */
export function robotsText(publicUrl: string): string {
  return [
    "User-agent: *",
    ...[...CLOSED, ...CLOSED.flatMap(inFrench)].map((path) => `Disallow: ${path}`),
    "Allow: /api/v1/files/images/",
    "",
    `Sitemap: ${publicUrl}/sitemap.xml`,
    "",
  ].join("\n");
}

/** The beginnings of addresses; `*` is any text and `$` the end. */
const CLOSED = [
  "/api/",
  "/search?",
  "/search/*?",
  "/activate",
  "/claim",
  "/confirm",
  "/confirm-email",
  "/keep-email",
  "/forgot",
  "/hijack/",
  "/login",
  "/*/login",
  "/mail-preferences",
  "/unsubscribe",
  "/dashboard",
  "/messages",
  "/profile$",
  "/profile-hub",
  "/profile-manager",
  "/reports/",
  "/settings",
  "/viewProfile",
];

/** The same pages in French, where there are such. */
function inFrench(rule: string): string[] {
  // Any word may stand for the section before a login, and for the end of a path.
  const page = rule
    .replace("/*/", "/messages/")
    .replace(/\/(\*\?)?$/, "/*")
    .replace(/[?$]$/, "");
  const french = localizedPath(page, "fr-CA");
  if (french === page) return [];
  return [french.replace("/messages/", "/*/").replace(/\/\*$/, "/") + (/\*?[?$]$/.exec(rule)?.[0] ?? "")];
}
