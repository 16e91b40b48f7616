/**
 * What crawlers may read: all public pages and their pictures. Of searches only those by a word, as the combinations of
 * filters never end; not the pages of members, of one-time links and of the API.
 */
export function robotsText(publicUrl: string): string {
  return [
    "User-agent: *",
    ...CLOSED.map((path) => `Disallow: ${path}`),
    "Allow: /api/v1/files/images/",
    "",
    `Sitemap: ${publicUrl}/sitemap.xml`,
    "",
  ].join("\n");
}

const CLOSED = [
  "/api/",
  "/search?",
  "/search/*?",
  "/activate",
  "/claim",
  "/confirm",
  "/forgot",
  "/hijack/",
  "/login",
  "/*/login",
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
