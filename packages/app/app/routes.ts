import { localizedPath } from "@foodshed/sdk/locale";
import { index, layout, type RouteConfig, type RouteConfigEntry, route } from "@react-router/dev/routes";
import { loginSections } from "./paths.ts";

// The pages by their English addresses. Those inside the guard require a login.
const pages = [
  index("routes/home.tsx"),
  // The query "classifieds" selects classifieds mode, so /search/classifieds is this page too.
  route("search/:query?", "routes/search.tsx"),
  route("profiles/:slug/:component?", "routes/profile.tsx"),
  route("classifieds/:ad", "routes/classified.tsx"),
  route("profile/:slug", "routes/named-profile.tsx"),
  route("market/:slug", "routes/market.tsx"),
  route("this-week/:slug", "routes/this-week.tsx"),

  route("lists/:token", "routes/shared-list.tsx"),
  route("mailing-list", "routes/mailing-list.tsx"),
  // Link targets of partners' pages.
  route("embed", "routes/embed.tsx"),
  route("message/:slug", "routes/message-to.tsx"),
  route("shipping/start", "routes/shipping-start.tsx"),

  route("login", "routes/login.tsx"),
  ...loginSections.map((section) =>
    route(`${section}/login`, "routes/login.tsx", { id: `${section}-login` }),
  ),
  route("register", "routes/register.tsx"),
  route("confirm", "routes/confirm.tsx"),
  route("activate/:token?", "routes/activate.tsx"),
  route("claim", "routes/claim.tsx"),
  route("forgot/:token?", "routes/forgot.tsx"),
  route("confirm-email/:token?", "routes/confirm-email.tsx"),
  route("keep-email/:token?", "routes/keep-email.tsx"),
  route("invitation/:token?", "routes/invitation.tsx"),
  route("appeal/:token?", "routes/appeal.tsx"),
  route("hijack/:id", "routes/hijack.tsx"),

  route("about-us", "routes/about-us.tsx"),
  route("about-us/meet-our-partners", "routes/meet-our-partners.tsx"),
  route("about-the-fund", "routes/about-the-fund.tsx"),
  route("key-features", "routes/key-features.tsx"),
  route("contact-us", "routes/contact-us.tsx"),
  route("terms-use", "routes/terms-use.tsx"),
  route("privacy-policy", "routes/privacy-policy.tsx"),

  layout("routes/members-only.tsx", [
    ...["", "/contact", "/photos", "/classifieds"].map((component) =>
      route(`profile${component}`, "routes/own-profile.tsx", { id: `own-profile${component}` }),
    ),
    route("viewProfile/:component?", "routes/view-profile.tsx"),
    route("profile-hub/:slug?", "routes/profile-hub.tsx"),
    route("profile-manager", "routes/profile-manager.tsx"),
    route("reports/:slug", "routes/reports.tsx"),
    route("shipping", "routes/shipping.tsx"),
    route("dashboard", "routes/dashboard.tsx"),
    route("favourites/:list?", "routes/favourites.tsx"),
    route("messages", "routes/messages.tsx"),
    route("decisions", "routes/decisions.tsx"),
    route("enquiries", "routes/enquiries.tsx"),
    route("enquiries/:id", "routes/enquiry.tsx"),
    route("settings", "routes/settings.tsx"),
    layout("routes/administration.tsx", [
      route("admin", "routes/administration-overview.tsx"),
      route("admin/accounts", "routes/administration-accounts.tsx"),
      route("admin/accounts/:id", "routes/administration-account.tsx"),
      route("admin/reports", "routes/administration-reports.tsx"),
      route("admin/mails", "routes/administration-mails.tsx"),
      route("admin/jobs", "routes/administration-jobs.tsx"),
      route("admin/audit", "routes/administration-audit.tsx"),
      route("admin/settings", "routes/administration-settings.tsx"),
      route("admin/reports/:id", "routes/administration-report.tsx"),
    ]),
  ]),
];

/** The same page at its French address: another route of the same file. */
function inFrench({ id, file, path, children, ...entry }: RouteConfigEntry): RouteConfigEntry {
  return {
    ...entry,
    id: `fr/${id ?? file.replace(/^routes\/|\.tsx$/g, "")}`,
    file,
    ...(path !== undefined && { path: frenchPattern(path) }),
    ...(children && { children: children.map(inFrench) }),
  };
}

function frenchPattern(pattern: string): string {
  const [, path = "", optional = ""] = /^(.*?)(\/:\w+\?)?$/.exec(pattern) ?? [];
  return localizedPath(`/${path}`, "fr-CA").replace(/^\/fr\//, "") + optional;
}

export default [
  ...pages,
  route("fr", "routes/french.tsx", [
    ...pages.map(inFrench),
    route("*", "routes/not-found.tsx", { id: "fr/not-found" }),
  ]),

  // The scripts of the embeds are under /embed/ too.
  route("embed/:name", "routes/embed-frame.tsx"),
  route("favicon.svg", "routes/favicon.ts"),
  route("share/picture.png", "routes/share-picture.ts", { id: "share-picture-of-the-site" }),
  route("share/classifieds/:id/picture.png", "routes/share-classified.ts"),
  route("share/:slug/picture.png", "routes/share-picture.ts"),
  route("sitemaps/pages.xml", "routes/sitemap-pages.ts"),
  route("*", "routes/not-found.tsx"),
] satisfies RouteConfig;
