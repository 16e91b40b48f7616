import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { days } from "../../core/clock.ts";
import { buildTestServer, type Person, type TestServer } from "../../testing/server.ts";
import { classifiedForm } from "../classifieds/testing.ts";

let server: TestServer;
let owner: Person;

const FRENCH = "Nous cultivons des pommes anciennes et du cassis près de Hearst.";
const ENGLISH = "We grow heritage apples and black currants near Hearst.";

beforeAll(async () => {
  server = await buildTestServer();
  owner = await server.member({ business_name: "Verger du Nord" });
});
afterAll(() => server.close());

const update = (details: Record<string, unknown>) =>
  server.post("/accounts/update_profile/", { id: owner.accountId, details }, { token: owner.token });
const profile = async () => (await server.post("/accounts/profile_by_id/", {}, { token: owner.token })).body;

describe("The language of a profile's description", () => {
  test("is recognized when it is saved", async () => {
    await update({ description: FRENCH });
    expect(await profile()).toMatchObject({
      description: FRENCH,
      description_language: "fr-CA",
      description_translation: null,
    });
  });

  test("is the one that is chosen, until the description changes", async () => {
    await update({ description_language: "en-CA" });
    expect(await profile()).toMatchObject({ description: FRENCH, description_language: "en-CA" });
    await update({ description: `${FRENCH} Venez cueillir.` });
    expect(await profile()).toMatchObject({ description_language: "fr-CA" });
    expect((await update({ description_language: "de" })).status).toBe(400);
  });

  test("comes with a translation, by which searches in the other language find it", async () => {
    await update({ description: FRENCH, description_translation: ENGLISH });
    expect(await profile()).toMatchObject({
      description_language: "fr-CA",
      description_translation: ENGLISH,
    });
    for (const keywords of ["cassis", "black currants"]) {
      const { hits } = (await server.post("/search/profiles/", { keywords })).body;
      expect(hits.hits[0]?._source).toMatchObject({
        business_name: "Verger du Nord",
        description_language: "fr-CA",
        description_translation: ENGLISH,
      });
    }
    await update({ description_translation: "" });
    expect(await profile()).toMatchObject({ description: FRENCH, description_translation: null });
  });

  test("is that of neither where a text is too short to say", async () => {
    await update({ description: "Ail" });
    expect(await profile()).toMatchObject({ description_language: null });
    await update({ description_translation: ENGLISH });
    expect(await profile()).toMatchObject({ description: "Ail", description_language: "fr-CA" });
  });
});

describe("The language of a classified", () => {
  const post = async (texts: Record<string, string>) =>
    (
      await server.post(
        "/accounts/create_classified/",
        classifiedForm({
          profile_id: owner.accountId,
          title: "Cassis",
          description: "Vingt kilos de cassis frais, livrés dans la région.",
          needed_by: new Date(server.clock.now().getTime() + days(10)).toISOString(),
          looking_for: false,
          category: 4,
          ...texts,
        }),
        { token: owner.token },
      )
    ).body;

  test("is recognized, or chosen, and comes with its translation", async () => {
    expect(await post({})).toMatchObject({ language: "fr-CA", title_translation: null });
    expect(await post({ language: "en-CA" })).toMatchObject({ language: "en-CA" });
    const both = await post({ title_translation: "Gooseberries", description_translation: "Twenty kilos." });
    expect(both).toMatchObject({
      language: "fr-CA",
      title_translation: "Gooseberries",
      description_translation: "Twenty kilos.",
    });
    const { hits } = (await server.post("/search/classifieds/", { keywords: "gooseberries" })).body;
    expect(hits.hits[0]._source).toMatchObject({
      id: both.id,
      language: "fr-CA",
      title_translation: "Gooseberries",
    });
  });

  test("follows its texts when they change, and its translation can be taken away", async () => {
    const { id } = await post({ title_translation: "Black currants" });
    const change = async (fields: Record<string, unknown>) =>
      (
        await server.post("/accounts/update_classified/", classifiedForm({ classified_id: id, ...fields }), {
          token: owner.token,
        })
      ).body;
    expect(await change({ category: 4 })).toMatchObject({
      language: "fr-CA",
      title_translation: "Black currants",
    });
    expect(
      await change({
        title: "Fresh currants",
        description: "Twenty kilos of fresh black currants, delivered in the region.",
        title_translation: "",
      }),
    ).toMatchObject({ language: "en-CA", title_translation: null });
  });
});
