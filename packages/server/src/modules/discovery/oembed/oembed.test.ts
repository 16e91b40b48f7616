// Over one database: it lays out what profiles.test.ts and classifieds.test.ts read over both.
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { englishIn } from "../../../testing/english.ts";
import { buildTestServer, type Person, type TestServer } from "../../../testing/server.ts";

const NAME = `Elora "Pears" & <Plums>`;

let server: TestServer;
let member: Person;
let hidden: Person;
let site: string;
beforeAll(async () => {
  server = await buildTestServer();
  site = server.services.config.publicUrl;
  member = await server.member({ business_name: NAME });
  hidden = await server.member({ business_name: "Not Yet Public" });
  await server.db
    .updateTable("accounts")
    .set({ published_at: null })
    .where("id", "=", hidden.accountId)
    .execute();
});
afterAll(() => server.close());

const get = (query: Record<string, string>, headers: Record<string, string> = {}) =>
  server.app.inject({ url: `/oembed?${new URLSearchParams(query)}`, headers });
const frameOf = ({ html }: { html: string }) => {
  const [, source = "", title = ""] = /^<iframe src="([^"]+)" title="([^"]+)"/.exec(html) ?? [];
  return { source: source.replaceAll("&#38;", "&"), title };
};

describe("the oEmbed of a profile", () => {
  it("is a frame of its card, with what the specification asks for", async () => {
    const response = await get({ url: `${site}/profiles/${member.slug}` });
    expect(response.headers["content-type"]).toBe("application/json; charset=utf-8");
    expect(response.headers["access-control-allow-origin"]).toBe("*");
    const body = response.json();
    expect(body).toMatchObject({
      version: "1.0",
      type: "rich",
      title: NAME,
      author_name: NAME,
      author_url: `${site}/profiles/${member.slug}`,
      provider_name: "Foodshed",
      provider_url: site,
      cache_age: 3600,
      width: 480,
      height: 540,
    });
    expect(frameOf(body).source).toBe(`${site}/embed/profile-card?slug=${member.slug}`);
  });

  it("has a title and a link inside the frame, and nothing of a member's that could be markup", async () => {
    const { html } = (await get({ url: `${site}/profiles/${member.slug}/photos` })).json();
    expect(html).toContain('title="Elora &#34;Pears&#34; &#38; &#60;Plums&#62; on Foodshed"');
    expect(html).toContain(`<a href="${site}/profiles/${member.slug}">`);
    expect(html.match(/<\w+/g)).toEqual(["<iframe", "<a", "<script"]);
  });

  it("is French for a French address", async () => {
    const response = await get({ url: `${site}/fr/profils/${member.slug}` });
    expect(response.headers["content-language"]).toBe("fr-CA");
    const body = response.json();
    expect(body.author_url).toBe(`${site}/fr/profils/${member.slug}`);
    expect(frameOf(body)).toEqual({
      source: `${site}/embed/profile-card?slug=${member.slug}&lang=fr`,
      title: expect.stringMatching(/ sur Foodshed$/),
    });
    expect(Object.values<unknown>(body).flatMap((value) => englishIn(String(value)))).toEqual([]);
  });

  it("fits the room that a consumer has, and becomes a link where there is too little", async () => {
    const url = `${site}/profiles/${member.slug}`;
    expect((await get({ url, maxwidth: "320", maxheight: "400" })).json()).toMatchObject({
      type: "rich",
      width: 320,
      height: 400,
      html: expect.stringContaining('width="320" height="400"'),
    });
    expect((await get({ url, maxwidth: "2000", maxheight: "" })).json()).toMatchObject({ width: 480 });
    const link = (await get({ url, maxheight: "60" })).json();
    expect(link).toMatchObject({ type: "link", title: NAME });
    expect(link).not.toHaveProperty("html");
    expect((await get({ url, maxwidth: "wide" })).statusCode).toBe(400);
  });

  it("is XML on request", async () => {
    const response = await get({ url: `${site}/profiles/${member.slug}`, format: "xml" });
    expect(response.headers["content-type"]).toBe("text/xml; charset=utf-8");
    expect(response.body).toContain("<type>rich</type>");
    expect(response.body).toContain("<title>Elora &quot;Pears&quot; &amp; &lt;Plums&gt;</title>");
    expect(response.body).toContain("&lt;iframe src=");
  });
});

describe("the oEmbed of the classifieds board", () => {
  it("keeps the filters of the address", async () => {
    const url = `${site}/search/classifieds?query=goat+%22milk%22&looking_for=Wanted&classified_category=meat&classified_category=no&ending_soon=true`;
    const body = (await get({ url })).json();
    expect(body).toMatchObject({ type: "rich", title: "Classifieds board", width: 960, height: 840 });
    expect(frameOf(body).source).toBe(
      `${site}/embed/classifieds?keywords=goat+%22milk%22&kind=wanted&categories=6&ending-soon=true`,
    );
  });

  it("is French at the French address", async () => {
    const body = (await get({ url: `${site}/fr/recherche/petites-annonces` })).json();
    expect(body.title).toBe("Tableau de petites annonces");
    expect(frameOf(body).source).toBe(`${site}/embed/classifieds?lang=fr`);
  });
});

describe("the oEmbed of a classified", () => {
  it("is a link with its title, its business and a picture, in the language of the address", async () => {
    const needed_by = new Date(server.clock.now().getTime() + 86_400_000);
    const { id } = await server.db
      .insertInto("classifieds")
      .values({
        account_id: member.accountId,
        title: "Pears",
        description: "Ripe.",
        looking_for: false,
        category: 4,
        needed_by,
      })
      .returning("id")
      .executeTakeFirstOrThrow();
    expect((await get({ url: `${site}/classifieds/${id}-anything` })).json()).toMatchObject({
      type: "link",
      title: "For Sale: Pears",
      author_name: NAME,
      thumbnail_url: `${site}/share/classifieds/${id}/picture.png`,
    });
    const french = (await get({ url: `${site}/fr/petites-annonces/${id}` })).json();
    expect(french.author_url).toBe(`${site}/fr/profils/${member.slug}`);
    await server.db
      .updateTable("classifieds")
      .set({ needed_by: new Date(server.clock.now().getTime() - 1000) })
      .where("id", "=", id)
      .execute();
    expect((await get({ url: `${site}/classifieds/${id}` })).statusCode).toBe(404);
  });
});

describe("There is no oEmbed", () => {
  it.each([
    ["of a business that does not exist", () => `${site}/profiles/nobody-of-that-name`, 404],
    ["of one that is not published", () => `${site}/profiles/${hidden.slug}`, 404],
    ["of another site", () => `https://other.example/profiles/${member.slug}`, 404],
    ["of another protocol", () => `ftp://${new URL(site).host}/profiles/${member.slug}`, 404],
    ["of pages without an embed", () => `${site}/about-us`, 404],
    ["of an address with a broken escape", () => `${site}/profiles/%E0%A4%A`, 404],
    ["of what is no address", () => "javascript:alert(1)", 404],
    ["of pages of members", () => `${site}/fr/messages`, 401],
    ["without an address", () => "", 400],
  ])("%s", async (_case, address, status) => {
    const response = await get({ url: address() });
    expect(response.statusCode).toBe(status);
    expect(response.json().message).toMatch(/\w/);
  });

  it("in a format that nobody writes", async () => {
    const url = `${site}/profiles/${member.slug}`;
    expect((await get({ url, format: "yaml" })).statusCode).toBe(501);
  });
});
