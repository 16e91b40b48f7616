import { localizedPath } from "@foodshed/sdk/locale";
import { classifiedPath } from "@foodshed/sdk/vocabulary";
import { parseFeed } from "@rowanmanning/feed-parser";
import RssParser from "rss-parser";
import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { englishIn } from "../../testing/english.ts";
import { buildTestServer, type Person, type TestServer } from "../../testing/server.ts";

const TITLE = 'Last of the season\'s <pears> & "plums" ]]> more';
const DESCRIPTION = "First line\nsecond <b>line</b>\r\n\r\nAnother paragraph & its end";
/** feed-parser decodes what HTML escapes once more. */
const HTML = {
  "rss-parser": "<p>First line<br>second &#60;b&#62;line&#60;/b&#62;</p><p>Another paragraph &#38; its end",
  "feed-parser": "<p>First line<br>second <b>line</b></p><p>Another paragraph & its end",
};

let server: TestServer;
let member: Person;
let id: number;
let picture: { url: string; bytes: number };

async function post(fields: Record<string, unknown>, jpeg?: Buffer) {
  const form = new FormData();
  const inAMonth = new Date(server.clock.now().getTime() + 30 * 86_400_000);
  const all = {
    profile_id: member.accountId,
    needed_by: inAMonth.toISOString(),
    looking_for: false,
    category: 4,
  };
  for (const [name, value] of Object.entries({ ...all, ...fields })) form.append(name, String(value));
  if (jpeg) form.append("picture", new Blob([new Uint8Array(jpeg)]), "pears.jpg");
  const { status, body } = await server.post("/accounts/create_classified/", form, { token: member.token });
  expect([status, body.errors]).toEqual([201, undefined]);
  return body;
}

const read = async (format: "rss" | "atom") => (await server.app.inject(`/feeds/classifieds.${format}`)).body;
/** Two programs of other people's, each in its own words. */
const parsers = {
  "rss-parser": async (xml: string) => {
    const { items, title } = await new RssParser().parseString(xml);
    return {
      title,
      entries: items.map((item) => ({
        title: item.title,
        link: item.link,
        html: item.content,
        categories: (item.categories ?? []).map((one: unknown) =>
          typeof one === "string" ? one : (one as { $: { term: string } }).$.term,
        ),
        enclosure: item.enclosure && { ...item.enclosure, length: Number(item.enclosure.length) },
      })),
    };
  },
  "feed-parser": async (xml: string) => {
    const { items, title } = parseFeed(xml);
    return {
      title,
      entries: items.map((item) => ({
        title: item.title,
        link: item.url,
        html: item.content ?? item.description,
        categories: item.categories.map(({ term }) => term),
        enclosure: item.media[0] && {
          url: item.media[0].url,
          type: item.media[0].mimeType,
          length: Number(item.media[0].length),
        },
      })),
    };
  },
};

beforeAll(async () => {
  server = await buildTestServer();
  member = await server.member({ business_name: "Elora Pears & Co" });
  const jpeg = await sharp({ create: { width: 900, height: 500, channels: 3, background: "teal" } })
    .jpeg()
    .toBuffer();
  const classified = await post({ title: TITLE, description: DESCRIPTION }, jpeg);
  id = classified.id;
  const served = await server.app.inject(new URL(classified.photo_file_name).pathname);
  expect(served.headers["content-type"]).toBe("image/jpeg");
  picture = { url: classified.photo_file_name, bytes: served.rawPayload.byteLength };
  server.clock.advance(60_000);
  await post({ title: "Wanted: Hay", description: "Dry.", looking_for: true });
});
afterAll(() => server.close());

describe.each(["rss", "atom"] as const)("the feed as %s", (format) => {
  it.each(["rss-parser", "feed-parser"] as const)("is read by %s as it was written", async (parser) => {
    const { title, entries } = await parsers[parser](await read(format));
    expect(title).toBe("Classifieds on Foodshed");
    const [newest, oldest] = entries;
    expect(newest?.title).toBe("Wanted: Hay");
    expect(oldest).toMatchObject({
      title: `For Sale: ${TITLE}`,
      link: `${server.services.config.publicUrl}${classifiedPath({ id, title: TITLE })}`,
      html: expect.stringContaining(HTML[parser]),
    });
    expect(newest?.enclosure).toBeFalsy();
    // rss-parser looks for these in RSS alone.
    if (format === "atom" && parser === "rss-parser") return;
    expect(oldest?.enclosure).toEqual({ url: picture.url, type: "image/jpeg", length: picture.bytes });
    expect(oldest?.categories).toEqual([expect.stringMatching(/\w/), "For Sale"]);
  });

  it("says how long pictures are that were stored before it was noted", async () => {
    await server.db.updateTable("images").set({ bytes: null }).execute();
    expect(await read(format)).toContain(`length="${picture.bytes}"`);
    const { bytes } = await server.db.selectFrom("images").select("bytes").executeTakeFirstOrThrow();
    expect(bytes).toBe(picture.bytes);
  });

  it("omits a picture whose bytes cannot be read, and is still served", async () => {
    const { key } = await server.db.selectFrom("images").select("key").executeTakeFirstOrThrow();
    const stored = await server.services.files.read(`photos/${key}/640.jpg`);
    await server.services.files.remove(`photos/${key}/640.jpg`);
    await server.db.updateTable("images").set({ bytes: null }).execute();
    const xml = await read(format);
    expect(xml).not.toContain("enclosure");
    expect(xml).toContain("Wanted: Hay");
    await server.services.files.write(`photos/${key}/640.jpg`, stored as Buffer);
  });

  it("moves `updated`, and nothing else, with an edit", async () => {
    const times = async () => {
      const { updated, items } = parseFeed(await read(format));
      const item = items.find(({ title }) => title?.startsWith("For Sale"));
      return { feed: updated, published: item?.published, updated: item?.updated, id: item?.id };
    };
    const before = await times();
    server.clock.advance(3_600_000);
    const edit = { classified_id: id, description: `${DESCRIPTION} ${format}` };
    const form = new FormData();
    for (const [name, value] of Object.entries(edit)) form.append(name, String(value));
    const { status } = await server.post("/accounts/update_classified/", form, { token: member.token });
    expect(status).toBe(200);
    const after = await times();
    expect([after.id, after.published]).toEqual([before.id, before.published]);
    expect(after.feed?.getTime()).toBeGreaterThan(before.feed?.getTime() as number);
    expect(await read(format)).toContain(
      (
        await server.db
          .selectFrom("classifieds")
          .select("updated_at")
          .where("id", "=", id)
          .executeTakeFirstOrThrow()
      ).updated_at.toISOString(),
    );
  });
});

it("loses what XML cannot say, and stays XML", async () => {
  const set = (description: string) =>
    server.db.updateTable("classifieds").set({ description }).where("id", "=", id).execute();
  await set("Bell\u0007, half a sign \ud83c and \uffff.");
  for (const format of ["rss", "atom"] as const) {
    const [, oldest] = (await parsers["feed-parser"](await read(format))).entries;
    expect(oldest?.html).toMatch(/Bell, half a sign \ufffd+ and \./);
  }
  await set(DESCRIPTION);
});

it("lists the other pictures when one is missing", async () => {
  const jpeg = await sharp({ create: { width: 700, height: 500, channels: 3, background: "plum" } })
    .jpeg()
    .toBuffer();
  const { photo_file_name } = await post({ title: "Plums", description: "Blue." }, jpeg);
  const [, lost] = /\/([0-9a-f]{32})/.exec(photo_file_name) ?? [];
  await server.services.files.remove(`photos/${lost}/`);
  await server.db.updateTable("images").set({ bytes: null }).execute();
  const [newest, , oldest] = (await parsers["feed-parser"](await read("rss"))).entries;
  expect(newest?.title).toBe("For Sale: Plums");
  expect(newest?.enclosure).toBeFalsy();
  expect(oldest?.enclosure).toEqual({ url: picture.url, type: "image/jpeg", length: picture.bytes });
});

it("an Atom entry has what RFC 4287 asks for", async () => {
  const xml = await read("atom");
  expect(xml).toContain('<category term="For Sale" label="For Sale"/>');
  expect(xml).toContain('<link rel="enclosure" type="image/jpeg"');
  expect(xml).toContain("<name>Elora Pears &amp; Co</name>");
  for (const [entry] of xml.matchAll(/<entry>.*?<\/entry>/gs))
    for (const name of ["id", "title", "updated", "author", "content"]) expect(entry).toContain(`<${name}`);
});

describe.each(["rss", "atom"] as const)("the French feed as %s", (format) => {
  const get = (folder: string) => server.app.inject(`${folder}/classifieds.${format}`);

  it("says everything in French but the member's own words, and leads to French pages", async () => {
    const { body, headers } = await get("/fr/feeds");
    expect(headers["content-language"]).toBe("fr-CA");
    expect(headers["access-control-allow-origin"]).toBe("*");
    expect(body).toContain(format === "rss" ? "<language>fr-CA</language>" : 'xml:lang="fr-CA"');
    const { title, entries } = await parsers["feed-parser"](body);
    expect(title).toBe("Petites annonces sur Foodshed");
    expect(englishIn(body.replaceAll(/&lt;|&gt;/g, "\n"))).toEqual([]);
    expect(entries.find((entry) => entry.title?.endsWith(TITLE))).toMatchObject({
      title: `À vendre\u00a0: ${TITLE}`,
      link: `${server.services.config.publicUrl}${localizedPath(classifiedPath({ id, title: TITLE }), "fr-CA")}`,
      html: expect.stringMatching(/First line.*Expire le .* 20\d\d/s),
      categories: ["Fruits", "À vendre"],
    });
  });

  it("and the English one name each other", async () => {
    const { publicUrl } = server.services.config;
    for (const [folder, other, language] of [
      ["/feeds", "/fr/feeds", "fr-CA"],
      ["/fr/feeds", "/feeds", "en-CA"],
    ] as const) {
      expect((await get(folder)).body).toContain(
        `rel="alternate" type="application/${format}+xml" hreflang="${language}" href="${publicUrl}${other}/classifieds.${format}"`,
      );
    }
  });
});
