import { brotliDecompressSync } from "node:zlib";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { buildTestServer, type Person, type TestServer } from "../../testing/server.ts";

let server: TestServer;
let network: Person;
let member: Person;
let hidden: Person;
beforeAll(async () => {
  server = await buildTestServer();
  network = await server.manager({ business_name: "Bread & Butter Network" });
  member = await server.member({ business_name: "Elora Pears" });
  hidden = await server.member({ business_name: "Not Yet Public" });
  await server.db
    .updateTable("accounts")
    .set({ published_at: null })
    .where("id", "=", hidden.accountId)
    .execute();
});
afterAll(() => server.close());

const get = (url: string, headers: Record<string, string> = {}) => server.app.inject({ url, headers });

async function post(person: Person, title: string, description = "Forty bushels.") {
  const form = new FormData();
  const inAMonth = new Date(server.clock.now().getTime() + 30 * 86_400_000);
  for (const [name, value] of Object.entries({
    profile_id: person.accountId,
    title,
    description,
    needed_by: inAMonth.toISOString(),
    looking_for: false,
    category: 4,
  })) {
    form.append(name, String(value));
  }
  const response = await server.post("/accounts/create_classified/", form, { token: person.token });
  expect(response.status).toBe(201);
}

describe("robots.txt", () => {
  it("names the sitemap and keeps crawlers out of endless and private pages", async () => {
    const response = await get("/robots.txt");
    expect(response.headers["content-type"]).toBe("text/plain; charset=utf-8");
    expect(response.body).toContain(`Sitemap: ${server.services.config.publicUrl}/sitemap.xml`);
    for (const path of ["/search?", "/messages", "/forgot", "/api/"]) {
      expect(response.body).toContain(`Disallow: ${path}\n`);
    }
    expect(response.body).not.toMatch(/^Disallow: \/(fr\/?)?$/m);
  });

  it("keeps them out of the same pages in French", async () => {
    const { body } = await get("/robots.txt");
    for (const path of [
      "/fr/recherche?",
      "/fr/recherche/*?",
      "/fr/activation",
      "/fr/mot-de-passe-oublie",
      "/fr/connexion",
      "/fr/*/connexion",
      "/fr/hijack/",
      "/fr/profile$",
      "/fr/reports/",
      "/fr/settings",
    ]) {
      expect(body).toContain(`Disallow: ${path}\n`);
    }
  });
});

describe("the sitemap", () => {
  it("leads to parts that list every published profile, and no other", async () => {
    const index = await get("/sitemap.xml");
    expect(index.headers["content-type"]).toBe("application/xml; charset=utf-8");
    const files = [...index.body.matchAll(/<loc>([^<]+)<\/loc>/g)].map(
      ([, address = ""]) => new URL(address),
    );
    expect(files.map(({ pathname }) => pathname)).toEqual([
      "/sitemaps/pages.xml",
      "/sitemaps/profiles-0.xml",
    ]);
    expect(index.body).toMatch(
      /^<\?xml version="1.0" encoding="UTF-8"\?><sitemapindex xmlns="[^"]+"><sitemap><loc>[^<]+pages.xml<\/loc><\/sitemap><sitemap><loc>[^<]+<\/loc><lastmod>[-\d]+T[:.\d]+Z<\/lastmod><\/sitemap><\/sitemapindex>$/,
    );
    const part = await get(files[1]?.pathname ?? "");
    expect(part.body).toContain(`<loc>${server.services.config.publicUrl}/profiles/${member.slug}</loc>`);
    expect(part.body).toContain(network.slug);
    const { publicUrl } = server.services.config;
    const french = `${publicUrl}/fr/profils/${member.slug}`;
    expect(part.body).toContain(`<loc>${french}</loc>`);
    for (const [language, url] of [
      ["en-CA", `${publicUrl}/profiles/${member.slug}`],
      ["fr-CA", french],
      ["x-default", `${publicUrl}/profiles/${member.slug}`],
    ]) {
      const link = `<xhtml:link rel="alternate" hreflang="${language}" href="${url}"/>`;
      expect(part.body.split(link)).toHaveLength(3);
    }
    expect(part.body).not.toContain(hidden.slug);
    expect(part.body).toMatch(/<\/urlset>$/);
  });

  it("lists every open classified in both languages, and none that has ended", async () => {
    await post(member, "Late apples", "Red.");
    await post(member, "Ended apples", "Red.");
    const ads = await server.db.selectFrom("classifieds").select(["id", "title"]).execute();
    const [open, ended] = ["Late apples", "Ended apples"].map(
      (title) => ads.find((ad) => ad.title === title)?.id,
    );
    await server.db
      .updateTable("classifieds")
      .set({ needed_by: new Date(server.clock.now().getTime() - 1000) })
      .where("id", "=", ended as number)
      .execute();
    expect((await get("/sitemap.xml")).body).toContain("/sitemaps/classifieds-0.xml");
    const { body } = await get("/sitemaps/classifieds-0.xml");
    const { publicUrl } = server.services.config;
    expect(body).toContain(`<loc>${publicUrl}/classifieds/${open}-late-apples</loc>`);
    expect(body).toContain(`<loc>${publicUrl}/fr/petites-annonces/${open}-late-apples</loc>`);
    expect(body).not.toContain("ended-apples");
    expect((await get("/sitemaps/classifieds-7.xml")).statusCode).toBe(404);
    await server.db.deleteFrom("classifieds").execute();
  });

  it("has no empty parts", async () => {
    expect((await get("/sitemaps/profiles-7.xml")).statusCode).toBe(404);
    expect((await get("/sitemaps/profiles-x.xml")).statusCode).toBe(404);
  });

  it("holds a thousand and more in parts of their own", async () => {
    const many = Array.from({ length: 1_100 }, (_, index) => ({
      id: 20_000 + index,
      slug: `field-${index}`,
      business_name: `Field ${index}`,
      published_at: new Date(),
    }));
    await server.db.insertInto("accounts").values(many).execute();
    expect((await get("/sitemap.xml")).body).toContain("/sitemaps/profiles-2.xml");
    const { body } = await get("/sitemaps/profiles-2.xml");
    expect(body.match(/<loc>/g)).toHaveLength(2_200);
    const compressed = await get("/sitemaps/profiles-2.xml", { "accept-encoding": "br" });
    // Of a thousand addresses at once: each by itself makes three times as many bytes, and takes forty times as long.
    expect(compressed.rawPayload.length).toBeLessThan(body.length / 20);
    expect(brotliDecompressSync(compressed.rawPayload).toString()).toBe(body);
    await server.db.deleteFrom("accounts").where("id", ">=", 20_000).execute();
  });
});

describe("feeds of classifieds", () => {
  beforeAll(async () => {
    await post(member, "Pears & plums <for sale>", 'Bruised, "but" sweet <b>');
    await post(network, "Stand at the market");
    await server.db
      .insertInto("connections")
      .values({
        account_id: member.accountId,
        organization_id: network.accountId,
        requested_by_account_id: member.accountId,
        state: "accepted",
      })
      .execute();
  });

  it("of a network hold its members' classifieds alone", async () => {
    const { body } = await get(`/feeds/networks/${network.slug}/classifieds.rss`);
    expect(body).toContain("<title>Classifieds of Bread &amp; Butter Network on Foodshed</title>");
    expect(body).toContain("Pears");
    expect(body).not.toContain("Stand at the market");
  });

  it("are there for networks only", async () => {
    for (const slug of [member.slug, "nobody"]) {
      expect((await get(`/feeds/networks/${slug}/classifieds.rss`)).statusCode).toBe(404);
    }
  });

  it("are not sent again to who has them", async () => {
    const first = await get("/feeds/classifieds.rss");
    const tag = String(first.headers.etag);
    const again = await get("/feeds/classifieds.rss", { "if-none-match": `W/"x", ${tag}` });
    expect(again.statusCode).toBe(304);
    expect(again.body).toBe("");
    await post(member, "Quinces");
    expect((await get("/feeds/classifieds.rss", { "if-none-match": tag })).statusCode).toBe(200);
  });

  it("lose what has ended", async () => {
    server.clock.advance(31 * 86_400_000);
    expect((await get("/feeds/classifieds.rss")).body).not.toContain("<item>");
  });
});
