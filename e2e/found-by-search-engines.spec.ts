import { type APIRequestContext, expect, test } from "@playwright/test";
import { demoPassword } from "./support/demo.ts";

const things = (source: string): Record<string, unknown>[] =>
  [...source.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)].flatMap(
    ([, json = ""]) => JSON.parse(json)["@graph"],
  );

async function source(request: APIRequestContext, path: string): Promise<string> {
  const response = await request.get(path);
  expect(response.status(), path).toBe(200);
  return response.text();
}

test("the sitemap leads to profiles, which say what they are", { tag: "@any-size" }, async ({
  request,
  baseURL,
}) => {
  const robots = await source(request, "/robots.txt");
  expect(robots).toContain(`Sitemap: ${baseURL}/sitemap.xml`);
  const locations = (xml: string) => [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url = ""]) => url);
  const [pages = "", profiles = ""] = locations(await source(request, "/sitemap.xml"));
  for (const url of locations(await source(request, pages))) {
    expect((await request.get(url)).status(), url).toBe(200);
  }
  const all = locations(await source(request, profiles));
  expect(all.length).toBeGreaterThan(1_000);

  const url = all[0] ?? "";
  const page = await source(request, url);
  expect(page).toContain(`<link rel="canonical" href="${url}"/>`);
  expect(page).toMatch(/<title>[^<]+ · Foodshed<\/title>/);
  expect(page).toContain('property="og:title"');
  const [business, trail] = things(page);
  expect(business).toMatchObject({ url, address: { addressRegion: "ON", addressCountry: "CA" } });
  const heading = /<h1[^>]*>(.*?)<\/h1>/s.exec(page)?.[1] ?? "";
  const text = heading
    .replaceAll(/<[^>]*>/g, "")
    .replaceAll("&amp;", "&")
    .replaceAll("&#x27;", "'");
  expect(text).toBe(business?.name);
  expect(trail).toMatchObject({ "@type": "BreadcrumbList" });
});

test("a profile's page contains none of its hidden data", { tag: "@any-size" }, async ({ request }) => {
  const read = async (slug: string, token?: string) => {
    const response = await request.get(`/api/v1/accounts/profile_by_slug/?slug=${slug}`, {
      headers: token ? { Authorization: `Bearer ${token}` } : {},
    });
    return response.json();
  };
  // About one in twenty-five businesses of the demo network hides its contact.
  const slugs = [
    ...(await source(request, "/sitemaps/profiles-0.xml")).matchAll(/profiles\/([^<]+)<\/loc>/g),
  ];
  let slug: string | undefined;
  for (const [, candidate = ""] of slugs) {
    if (!(await read(candidate)).hide_personal_info) continue;
    slug = candidate;
    break;
  }
  const login = await request.post("/api/v1/accounts/login/", {
    data: { username: "admin@foodshed.example", password: demoPassword },
  });
  const whole = await read(slug ?? "", (await login.json()).token);
  expect(whole.email).toContain("@");
  const page = await source(request, `/profiles/${slug}`);
  for (const own of [whole.email, whole.phone, whole.cell, whole.address_1, whole.postal_code].filter(
    Boolean,
  )) {
    expect(page).not.toContain(own);
  }
});

test("classifieds are marked up as offers, and come as feeds that pages link to", {
  tag: "@any-size",
}, async ({ request, baseURL }) => {
  const page = await source(request, "/search/classifieds");
  expect(page).toContain(
    `type="application/rss+xml" title="Latest classifieds" href="${baseURL}/feeds/classifieds.rss"`,
  );
  const [list] = things(page) as { itemListElement: { item: { "@type": string } }[] }[];
  expect(list?.itemListElement).toHaveLength(24);
  expect(new Set(list?.itemListElement.map(({ item }) => item["@type"]))).toEqual(
    new Set(["Offer", "Organization"]),
  );

  const feed = await source(request, "/feeds/classifieds.rss");
  expect(feed.match(/<item>/g)?.length).toBeGreaterThan(3);

  const network = await source(request, "/profiles/grand-valley-local-food-network");
  const href = /rel="alternate" type="application\/rss\+xml" title="[^"]*" href="([^"]+)"/.exec(network)?.[1];
  const own = await source(request, href ?? "");
  expect(own.match(/<item>/g)?.length).toBeGreaterThan(0);
  expect(own.match(/<item>/g)?.length).toBeLessThan(feed.match(/<item>/g)?.length ?? 0);
});

test("a business without a photo has a picture for those who share its page", { tag: "@any-size" }, async ({
  request,
  baseURL,
}) => {
  const page = await source(request, "/search/cheese");
  const slugs = [...page.matchAll(/href="\/profiles\/([\w-]+)"/g)].map(([, slug]) => slug);
  for (const slug of slugs.slice(0, 3)) {
    const profile = await source(request, `/profiles/${slug}`);
    const picture = /property="og:image" content="([^"]+)"/.exec(profile)?.[1] ?? "";
    expect(picture).toMatch(new RegExp(`^${baseURL}/`));
    const response = await request.get(picture);
    expect(response.status()).toBe(200);
    expect(response.headers()["content-type"]).toMatch(/^image\/(png|jpeg)$/);
  }
});

test("a search with filters is known by the address of its words", { tag: "@any-size" }, async ({
  request,
  baseURL,
}) => {
  const page = await source(request, "/search/cheese?profile_type=SELLS&near=N0B");
  expect(page).toContain(`<link rel="canonical" href="${baseURL}/search/cheese"/>`);
});

test("the pages of a profile and of the board lead programs to their frames", { tag: "@any-size" }, async ({
  request,
}) => {
  for (const [path, title] of [
    ["/fr/profils/grand-valley-local-food-network", "Grand Valley Local Food Network sur Foodshed"],
    ["/search/classifieds", "Classifieds board on Foodshed"],
  ] as const) {
    const [, href = ""] =
      /type="application\/json\+oembed" title="[^"]*" href="([^"]+)"/.exec(await source(request, path)) ?? [];
    const { html } = await (await request.get(href.replaceAll("&amp;", "&"))).json();
    const [, frame = "", name] = /<iframe src="([^"]+)" title="([^"]+)"/.exec(html) ?? [];
    expect(name).toBe(title);
    expect(await source(request, frame.replaceAll("&#38;", "&"))).toContain("<foodshed-");
  }
});
