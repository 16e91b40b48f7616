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
      // In whichever language it is said.
      expect(hits.hits[0]?.reasons).toMatchObject([{ kind: "mentions" }]);
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

describe("The language of a profile's products", () => {
  const products = async () => (await profile()).roles[0].data.products as { id: number; name: string }[];
  const rename = (body: Record<string, unknown>, token = owner.token) =>
    server.post("/accounts/update_product/", body, { token });

  beforeAll(async () => {
    await server.post(
      "/accounts/update_profile/",
      { id: owner.accountId, addRoles: [1] },
      { token: owner.token },
    );
    const [role] = (await profile()).roles;
    await server.post(
      "/accounts/create_product/",
      { role_id: role.role_id, category_id: 4, name: "Gadelles" },
      { token: owner.token },
    );
  });

  test("is that of the description, until another is chosen", async () => {
    await update({ description: FRENCH });
    expect(await profile()).toMatchObject({ products_language: "fr-CA" });
    await update({ products_language: "en-CA" });
    expect(await profile()).toMatchObject({ products_language: "en-CA", description_language: "fr-CA" });
    await update({ description: `${FRENCH} Venez cueillir.` });
    expect(await profile()).toMatchObject({ products_language: "en-CA" });
    await update({ products_language: null });
    expect(await profile()).toMatchObject({ products_language: "fr-CA" });
    expect((await update({ products_language: "de" })).status).toBe(400);
  });

  test("comes with what each is called in the other one, by which it is found", async () => {
    const [product] = await products();
    await rename({ product_id: product?.id, name_translation: "  zebra currants " });
    expect(await products()).toMatchObject([{ name: "Gadelles", name_translation: "Zebra currants" }]);
    const { hits } = (await server.post("/search/profiles/", { keywords: "gadelles" })).body;
    expect(hits.hits[0]).toMatchObject({
      _source: { business_name: "Verger du Nord", products_language: "fr-CA" },
      reasons: [{ kind: "sells", text: "Gadelles", translation: "Zebra currants" }],
    });
    const found = (await server.post("/search/profiles/", { keywords: "zebra currants" })).body;
    expect(found.hits.hits[0]?._source.business_name).toBe("Verger du Nord");
    await rename({ product_id: product?.id, name_translation: null });
    expect(await products()).toMatchObject([{ name_translation: null }]);
  });

  test("is refused with a comma, of a category's mark, and to who may not edit the profile", async () => {
    const [product] = await products();
    const other = await server.member({});
    const named = { product_id: product?.id, name_translation: "Currants" };
    expect((await rename({ ...named, name_translation: "Red, black" })).body.errors).toHaveProperty(
      "name_translation",
    );
    expect((await rename({ ...named, name_translation: "__CATEGORY__" })).status).toBe(400);
    expect((await rename(named, other.token)).status).toBe(403);
    expect(await products()).toMatchObject([{ name_translation: null }]);
  });
});

describe("The language of a vendor’s hours, directions and delivery", () => {
  let id: number;
  const highlights = async () =>
    (await profile()).roles.find((role: { value: string }) => role.value === "vendor").data.highlights;
  const change = (details: Record<string, unknown>, token = owner.token) =>
    server.post("/accounts/update_highlight/", { id, details }, { token });

  beforeAll(async () => {
    await update({ description: FRENCH });
    await server.post(
      "/accounts/update_profile/",
      { id: owner.accountId, addRoles: [6] },
      { token: owner.token },
    );
    id = (await highlights()).id;
  });

  test("is that of the description, until another is chosen", async () => {
    expect(await highlights()).toMatchObject({ language: "fr-CA", business_hour_details_translation: null });
    await change({ language: "en-CA" });
    expect(await highlights()).toMatchObject({ language: "en-CA" });
    await change({ language: null });
    expect(await highlights()).toMatchObject({ language: "fr-CA" });
    expect((await change({ language: "de" })).status).toBe(400);
  });

  test("comes with each text in the other one, which can be taken away", async () => {
    const texts = {
      business_hour_details_translation: "Saturdays, 9 to 5",
      specific_directions_translation: "Second gate.",
      delivery_details_translation: "Within 30 km.",
    };
    await change({ ...texts, specific_directions: "Deuxième barrière." });
    expect(await highlights()).toMatchObject({ ...texts, specific_directions: "Deuxième barrière." });
    await change({ specific_directions_translation: "  " });
    expect(await highlights()).toMatchObject({ ...texts, specific_directions_translation: null });
  });

  test("is refused where it is too long, and to who may not edit the profile", async () => {
    const { business_hour_details_translation: before } = await highlights();
    expect((await change({ business_hour_details_translation: "x".repeat(251) })).status).toBe(400);
    const stranger = await server.member({});
    expect((await change({ business_hour_details_translation: "Never" }, stranger.token)).status).toBe(403);
    expect(await highlights()).toMatchObject({ business_hour_details_translation: before });
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
