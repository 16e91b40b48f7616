import { englishPath, localizedPath } from "@foodshed/sdk/locale";
import type { RouteConfigEntry } from "@react-router/dev/routes";
import { matchRoutes, type RouteObject } from "react-router";
import { describe, expect, it } from "vitest";
import { addressFor, loginPath, marketPath, pathAfterLogin, paths, profilePath } from "./paths.ts";
import routes from "./routes.ts";

const guard = "routes/members-only.tsx";

const asObject = ({ file, path, index, children }: RouteConfigEntry): RouteObject =>
  index ? { id: file, index: true } : { path, handle: file, children: children?.map(asObject) };

const table = (routes as RouteConfigEntry[]).map(asObject);

/** The page behind an address, with a star when it asks for a login. */
function page(address: string): string {
  const matches = matchRoutes(table, address) ?? [];
  const files = matches.map(({ route }) => String(route.handle ?? route.id));
  const name = files.at(-1)?.replace(/^routes\/|\.tsx$/g, "") ?? "";
  return files.includes(guard) ? `${name} *` : name;
}

describe("the path table", () => {
  it("leads every address to its page", () => {
    const addresses = [
      "/",
      "/search",
      "/search/cheese",
      "/search/classifieds",
      "/profiles/maple-hollow",
      "/profiles/maple-hollow/contact",
      "/login",
      "/messages/login",
      "/dashboard/login",
      "/settings/login",
      "/register",
      "/confirm",
      "/forgot",
      "/forgot/t0ken",
      "/activate",
      "/activate/t0ken",
      "/claim",
      "/confirm-email/t0ken",
      "/keep-email/t0ken",
      "/about-us",
      "/about-us/meet-our-partners",
      "/about-the-fund",
      "/key-features",
      "/contact-us",
      "/terms-use",
      "/privacy-policy",
      "/profile-hub",
      "/profile",
      "/profile/photos",
      "/profile/maple-hollow",
      "/market/maple-hollow",
      "/viewProfile",
      "/viewProfile/photos",
      "/dashboard",
      "/messages",
      "/shipping",
      "/profile-manager",
      "/reports/greenbelt-fresh",
      "/settings",
      "/hijack/412",
      "/admin",
      "/admin/accounts/412",
      "/admin/reports/12",
      "/decisions",
      "/appeal/t0ken",
      "/admin/nowhere",
      "/nowhere",
      "/profiles/maple-hollow/photos/3",
    ];
    expect(Object.fromEntries(addresses.map((address) => [address, page(address)]))).toMatchInlineSnapshot(`
      {
        "/": "home",
        "/about-the-fund": "about-the-fund",
        "/about-us": "about-us",
        "/about-us/meet-our-partners": "meet-our-partners",
        "/activate": "activate",
        "/activate/t0ken": "activate",
        "/admin": "administration-overview *",
        "/admin/accounts/412": "administration-account *",
        "/admin/nowhere": "not-found",
        "/admin/reports/12": "administration-report *",
        "/appeal/t0ken": "appeal",
        "/claim": "claim",
        "/confirm": "confirm",
        "/confirm-email/t0ken": "confirm-email",
        "/contact-us": "contact-us",
        "/dashboard": "dashboard *",
        "/dashboard/login": "login",
        "/decisions": "decisions *",
        "/forgot": "forgot",
        "/forgot/t0ken": "forgot",
        "/hijack/412": "hijack",
        "/keep-email/t0ken": "keep-email",
        "/key-features": "key-features",
        "/login": "login",
        "/market/maple-hollow": "market",
        "/messages": "messages *",
        "/messages/login": "login",
        "/nowhere": "not-found",
        "/privacy-policy": "privacy-policy",
        "/profile": "own-profile *",
        "/profile-hub": "profile-hub *",
        "/profile-manager": "profile-manager *",
        "/profile/maple-hollow": "named-profile",
        "/profile/photos": "own-profile *",
        "/profiles/maple-hollow": "profile",
        "/profiles/maple-hollow/contact": "profile",
        "/profiles/maple-hollow/photos/3": "not-found",
        "/register": "register",
        "/reports/greenbelt-fresh": "reports *",
        "/search": "search",
        "/search/cheese": "search",
        "/search/classifieds": "search",
        "/settings": "settings *",
        "/settings/login": "login",
        "/shipping": "shipping *",
        "/terms-use": "terms-use",
        "/viewProfile": "view-profile *",
        "/viewProfile/photos": "view-profile *",
      }
    `);
  });
});

describe("the French pages", () => {
  const addresses = [
    "/",
    "/search",
    "/search/cheese",
    "/search/classifieds",
    "/profiles/maple-hollow/contact",
    "/profile/photos",
    "/profile/maple-hollow",
    "/market/maple-hollow",
    "/messages/login",
    "/forgot/t0ken",
    "/about-us/meet-our-partners",
    "/viewProfile/photos",
    "/profile-hub/maple-hollow",
    "/reports/greenbelt-fresh",
    "/settings",
    "/hijack/412",
    "/admin",
    "/admin/accounts/412",
    "/admin/reports/12",
    "/decisions",
    "/embed",
  ];
  it.each(addresses)("are those of the English ones: %s", (address) => {
    const french = localizedPath(address, "fr-CA");
    expect(french).toMatch(/^\/fr(\/|$)/);
    expect(page(french)).toBe(page(address));
    expect(page(`${french}/`)).toBe(page(address));
  });

  it.each(["/fr/search", "/fr/login", "/fr/nulle-part", "/fr/embed/search", "/fr/favicon.svg"])(
    "have no English words and are pages only: %s",
    (address) => expect(page(address)).toBe("not-found"),
  );

  it("all have a French address", () => {
    const patterns = ({ path, index, children }: RouteConfigEntry, base = ""): string[] =>
      children?.flatMap((child) => patterns(child, path ? `${base}/${path}` : base)) ??
      (index ? [base || "/"] : [`${base}/${path}`]);
    const french = (routes as RouteConfigEntry[]).find(({ path }) => path === "fr") as RouteConfigEntry;
    const known = patterns(french).filter((pattern) => pattern !== "/fr/*");
    expect(known.length).toBeGreaterThan(30);
    for (const pattern of known)
      expect(
        englishPath(pattern.replace(/\/:component\?/, "/photos").replaceAll(/[:?]/g, "")),
        pattern,
      ).toBeDefined();
  });
});

describe("paths", () => {
  it("name a business and its tabs", () => {
    expect(profilePath("maple-hollow")).toBe("/profiles/maple-hollow");
    expect(profilePath("maple-hollow", "photos")).toBe("/profiles/maple-hollow/photos");
  });

  it("name a vendor's page for consumers, on their own host where they have one", () => {
    expect(marketPath("maple-hollow")).toBe("/market/maple-hollow");
    expect(marketPath("maple-hollow", "https://market.example")).toBe(
      "https://market.example/profile/maple-hollow",
    );
  });

  it("send a visitor to the login page and back", () => {
    expect(loginPath()).toBe(paths.login);
    expect(loginPath("/messages?recipient=12")).toBe("/login?next=%2Fmessages%3Frecipient%3D12");
    expect(loginPath("/search", { message: true })).toBe("/login?message&next=%2Fsearch");
  });
});

describe("a page's address for a reader", () => {
  it("is in the reader's language, unless another one was asked for", () => {
    expect(addressFor("/messages?recipient=12", "fr-CA")).toBe("/fr/messages?recipient=12");
    expect(addressFor("/search", "en-CA")).toBe("/search");
    expect(addressFor("/fr/recherche", "en-CA")).toBe("/fr/recherche");
    expect(addressFor("/feeds/classifieds.rss", "fr-CA")).toBe("/feeds/classifieds.rss");
  });
});

describe("the page after a login", () => {
  const pathAfter = (query: string) => pathAfterLogin(new URLSearchParams(query));

  it("is the profile hub when nothing else was asked for", () => {
    expect(pathAfter("")).toBe("/profile-hub");
    expect(pathAfter("message")).toBe("/profile-hub");
  });

  it("is the path in next, with the other query parameters appended", () => {
    expect(pathAfter("message&next=/messages&recipient=12")).toBe("/messages?recipient=12");
    expect(pathAfter(`next=${encodeURIComponent("/search?category=Chef")}&tab=1`)).toBe(
      "/search?category=Chef&tab=1",
    );
  });

  it.each(["https://evil.example/", "//evil.example/", "/\\evil.example", "/a/..//evil.example"])(
    "never leaves the site: %j",
    (next) => {
      expect(pathAfter(new URLSearchParams({ next }).toString())).toBe("/profile-hub");
    },
  );

  it.each([
    "/login",
    "/login?next=/messages",
    "/messages/login",
    "/fr/connexion",
    "/fr/messages/connexion?a",
  ])("is never a login again: %s", (next) => {
    expect(pathAfter(new URLSearchParams({ next }).toString())).toBe("/profile-hub");
  });
});
