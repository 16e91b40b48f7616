import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { buildTestServer, type Person, type TestServer } from "../../testing/server.ts";
import { deleteReplacedPictures } from "../files/replaced-pictures.ts";

let server: TestServer;
let ada: Person;
beforeAll(async () => {
  server = await buildTestServer();
});
afterAll(() => server.close());

const post = async (path: string, body: object, status = 200, by: Person = ada) => {
  const response = await server.post(`/accounts/${path}/`, body, { token: by.token });
  expect(response.status, JSON.stringify(response.body)).toBe(status);
  return response.body;
};
const history = async () =>
  (await server.get(`/accounts/profile_history/?id=${ada.accountId}&size=100`, { token: ada.token })).body
    .results as { id: number; field: string; undone: boolean; undoable: boolean; details: object[] }[];
const change = async (field: string) => {
  const found = (await history()).find((one) => one.field === field);
  if (!found) throw new Error(`The history has no change of ${field}`);
  return found;
};
const undo = (change_id: number, more: object = {}) =>
  server.post(
    "/accounts/undo_profile_change/",
    { id: ada.accountId, change_id, ...more },
    { token: ada.token },
  );
const undone = async (field: string) => {
  const response = await undo((await change(field)).id);
  expect(response.status, JSON.stringify(response.body)).toBe(200);
};
const profile = () => post("profile_by_id", { id: ada.accountId });
const address = (src: string) => src.slice(src.indexOf("/api/v1") + 7);
const isShown = async (src: string) => (await server.get(address(src))).status === 200;

async function picture(color: string) {
  const size = { width: 400, height: 225, channels: 3 as const };
  const data = await sharp({ create: { ...size, background: color } })
    .png()
    .toBuffer();
  const form = new FormData();
  form.set("profile_id", String(ada.accountId));
  form.set("picture", new Blob([new Uint8Array(data)]), "crop.png");
  return form;
}

describe("pictures", () => {
  beforeAll(async () => {
    ada = await server.member({ roles: [2, 6] });
  });

  it("come back after another took their place, and are nowhere to be seen in between", async () => {
    const first = (await post("set_photo", await picture("#335577"))).photo_file_name;
    const second = (await post("set_photo", await picture("#775533"))).photo_file_name;
    expect(await isShown(first)).toBe(false);
    expect((await change("photo")).details).toEqual([
      { of: null, name: "picture", before: "replaced", after: second },
    ]);
    await undone("photo");
    expect((await profile()).photo_file_name).toBe(first);
    expect([await isShown(first), await isShown(second)]).toEqual([true, false]);
    await undone("photo");
    expect((await profile()).photo_file_name).toBe(second);
  });

  it("of the gallery go, come back, and are shown where they were", async () => {
    const photo = await post("add_photo_gallery", await picture("#123456"), 201);
    await post("delete_photo_gallery", { photo_id: photo.id }, 204);
    await undone("gallery");
    const gallery = (await server.get(`/accounts/photo_gallery/?profile_id=${ada.accountId}`)).body.results;
    expect(gallery).toEqual([photo]);
    expect(await isShown(photo.photo_file_name)).toBe(true);
    await post("update_photo_gallery", { photo_id: photo.id, showInGallery: { vendor: false, b2b: true } });
    expect((await change("gallery")).details).toEqual([
      { of: null, name: "in_vendor_gallery", before: "true", after: "false" },
    ]);
    await undone("gallery");
    const [again] = (await server.get(`/accounts/photo_gallery/?profile_id=${ada.accountId}`)).body.results;
    expect(again.showInGallery).toEqual({ vendor: true, b2b: true });
  });

  it("are deleted for good after thirty days, which the history says before anybody presses", async () => {
    const photo = await post("add_photo_gallery", await picture("#654321"), 201);
    await post("delete_photo_gallery", { photo_id: photo.id }, 204);
    const later = new Date(server.clock.now().getTime() + 31 * 86_400_000);
    await deleteReplacedPictures({ ...server.services, clock: { now: () => later } });
    const { id, undoable, details } = await change("gallery");
    expect([undoable, details]).toEqual([
      false,
      expect.arrayContaining([{ of: null, name: "picture", before: "deleted", after: null }]),
    ]);
    const refused = await undo(id);
    expect([refused.status, refused.body.message]).toEqual([
      409,
      "This picture is deleted for good and cannot be put back. Pictures that were taken off are there for 30 days.",
    ]);
  });
});

describe("roles", () => {
  beforeAll(async () => {
    ada = await server.member({ roles: [2, 6] });
  });

  it("come back with products, prices, ticks and details", async () => {
    const seller = (await profile()).roles.find(({ id }: { id: number }) => id === 2);
    const product = { role_id: seller.role_id, category_id: 4, name: "Medlars" };
    await post("create_product", { ...product, availability: { price_min: 3, price_unit: "lb" } }, 201);
    await post("update_role", { id: seller.role_id, details: { business_scale: ["SML"], co_packing: 1 } });
    const before = await profile();
    const entries = (await history()).length;
    await post("remove_role", { account_id: ada.accountId, role: 2 });
    const added = (await history()).slice(0, -entries).map(({ field }) => field);
    expect(added).toEqual(expect.arrayContaining(["roles", "products"]));
    expect(added).not.toContain("product_details");
    await undone("roles");
    const after = await profile();
    const data = (of: typeof before) => {
      const role = of.roles.find(({ id }: { id: number }) => id === 2);
      return { details: role.data.role_details.business_scale, packing: role.data.role_details.co_packing };
    };
    expect(data(after)).toEqual(data(before));
    const prices = await server.db
      .selectFrom("products as p")
      .innerJoin("roles as r", "r.id", "p.role_id")
      .where("r.account_id", "=", ada.accountId)
      .select(["p.name", "p.price_min_cents", "r.code"])
      .execute();
    expect(prices).toEqual([{ name: "Medlars", price_min_cents: 300, code: 2 }]);
  });

  it("go again when somebody added them, and the last one stays", async () => {
    await post("add_role", { account_id: ada.accountId, role: 5 });
    await undone("roles");
    expect((await profile()).roles.map(({ id }: { id: number }) => id).sort()).toEqual([2, 6]);
  });
});

describe("what else a profile says", () => {
  beforeAll(async () => {
    ada = await server.member({ roles: [2, 6] });
  });

  it("has prices and seasons of products, each with its name", async () => {
    const seller = (await profile()).roles.find(({ id }: { id: number }) => id === 2);
    const price = { price_min: 3, price_unit: "lb" };
    const made = await post(
      "create_product",
      { role_id: seller.role_id, category_id: 4, name: "Apples", availability: price },
      201,
    );
    await post("update_product", { product_id: made.id, availability: { ...price, price_min: 5 } });
    expect((await change("product_details")).details).toEqual([
      { of: "Fruit: Apples", name: "price_min_cents", before: "300", after: "500" },
    ]);
    await undone("product_details");
    expect(
      await server.db.selectFrom("products").where("id", "=", made.id).select("price_min_cents").execute(),
    ).toEqual([{ price_min_cents: 300 }]);
    await post("delete_product", { product_id: made.id });
    const removed = await undo((await change("product_details")).id);
    expect(removed.body.message).toContain("Undo the change of the products first");
    await undone("products");
    await undone("product_details");
    expect(
      await server.db
        .selectFrom("products")
        .where("role_id", "=", seller.role_id)
        .select(["name", "price_min_cents"])
        .execute(),
    ).toEqual([{ name: "Apples", price_min_cents: 300 }]);
  });

  it("has highlights, ticks under roles and what is hidden", async () => {
    const { roles } = await profile();
    const of = (code: number) => roles.find(({ id }: { id: number }) => id === code).data;
    await post("update_highlight", {
      id: of(6).highlights.id,
      details: { business_hour_details: "Saturdays 8 to 12", open_year_round: true },
    });
    expect((await change("highlights")).details).toEqual([
      { of: null, name: "open_year_round", before: "false", after: "true" },
      { of: null, name: "business_hour_details", before: null, after: "Saturdays 8 to 12" },
    ]);
    await post("update_paymentmethod", { id: of(2).payment_methods.id, details: { credit_debit: true } });
    expect(await change("payment_methods")).toMatchObject({ before: [], after: ["seller/credit_debit"] });
    await post("update_profile", { id: ada.accountId, details: { hide_personal_info: true } });
    expect((await change("visibility")).details).toEqual([
      { of: null, name: "hide_personal_info", before: "false", after: "true" },
    ]);
    for (const field of ["highlights", "payment_methods", "visibility"]) await undone(field);
    const after = await profile();
    expect(after.roles).toEqual(roles);
    expect(after.hide_personal_info).toBe(false);
  });

  it("has certificates, which come back unchecked", async () => {
    const certificate = { kind: "haccp", issuer: "NSF", number: "C-1", expires_on: "2099-12-31" };
    const made = await post("create_certificate", { profile_id: ada.accountId, ...certificate }, 201);
    await post("update_certificate", { id: made.id, number: "C-2" });
    await undone("certificates");
    await post("delete_certificate", { id: made.id }, 204);
    await undone("certificates");
    expect((await profile()).certificates).toMatchObject([{ id: made.id, ...certificate, check: null }]);
    const old = (await history()).filter(({ field }) => field === "certificates").at(-1) as { id: number };
    expect((await undo(old.id)).status).toBe(200);
    expect((await profile()).certificates).toEqual([]);
  });

  it("is not taken back when it was changed since, unless asked again; of two at once one does it", async () => {
    for (const description_translation of ["Un", "Deux", "Trois"])
      await post("update_profile", { id: ada.accountId, details: { description_translation } });
    const [last, middle] = (await history()).filter(({ field }) => field === "translations");
    if (!last || !middle) throw new Error("The history lacks changes");
    expect((await undo(middle.id)).status).toBe(409);
    const both = await Promise.all([undo(last.id), undo(last.id)]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect((await profile()).description_translation).toBe("Deux");
    expect((await undo(middle.id, { overwrite: true })).status).toBe(200);
    expect((await profile()).description_translation).toBe("Un");
  });
});
