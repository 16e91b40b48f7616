import { toEnglish } from "@foodshed/sdk/locale";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { DomainError } from "../../core/domain-error.ts";
import { buildTestServer, type Person, type TestServer } from "../../testing/server.ts";
import { parcel } from "../../testing/shipments.ts";
import type { Quotation, QuotedRate, Shipment } from "../shipping/rate-provider.ts";
import { getEnquiryShipping } from "./enquiry-shipping.service.ts";
import { enquiriesOf } from "./testing.ts";

const ground: QuotedRate = { carrier: "CanadaPost", service: "RegularParcel", rate: 21.4, delivery_days: 3 };
const slow: QuotedRate = { ...ground, rate: 30 };
const onAsking: QuotedRate = { ...ground, rate: null };
const elora = { address_1: "7 Mill Street", city: "Elora", postal_code: "N0B 1S0" };
const toronto = { address_1: "1 Front Street", city: "Toronto", postal_code: "M5H 2N2" };

let server: TestServer;
let calls: ReturnType<typeof enquiriesOf>;
beforeAll(async () => {
  server = await buildTestServer();
  calls = enquiriesOf(server);
});
afterAll(() => server.close());

type Address = Partial<typeof elora> & { hide_personal_info?: boolean };

const moves = (person: Person, to: Address) =>
  server.db.updateTable("accounts").set(to).where("id", "=", person.accountId).execute();

/** A chef whose enquiry one maker has answered. */
async function answered({
  maker = elora,
  chef = toronto,
  answer = {},
}: {
  maker?: Address;
  chef?: Address;
  answer?: object;
}) {
  const sender = await server.member();
  const seller = await server.member();
  await moves(sender, chef);
  await moves(seller, maker);
  const { id } = (await calls.send(sender, [seller])).body;
  await calls.answer(seller, id, { available: true, ...answer });
  return { sender, seller, id };
}

/** What the response says when carriers ask for these rates, and which shipments they were asked about. */
async function rates(
  { sender, id }: { sender: Person; id: number },
  quote: () => Promise<Quotation> = async () => ({ rates: [slow, ground], notice: null }),
) {
  const asked: Shipment[] = [];
  const provider = {
    quote(shipment: Shipment) {
      asked.push(shipment);
      return quote();
    },
  };
  const actor = { kind: "member", accountId: sender.accountId } as Parameters<typeof getEnquiryShipping>[1];
  const response = await getEnquiryShipping(
    { ...server.services, rates: provider },
    actor,
    id,
    { parcel },
    toEnglish,
  );
  return { ...response, asked };
}

describe("shipping of an answer", () => {
  it("is the cheapest rate from the business to who asked", async () => {
    const enquiry = await answered({});
    const { rates: found, asked } = await rates(enquiry);
    expect(found).toMatchObject([
      { account: enquiry.seller.accountId, reason: null, rate: { carrier: "Canada Post", rate: 21.4 } },
    ]);
    expect(asked).toMatchObject([
      { from_address: { street1: "7 Mill Street", zip: "N0B 1S0" }, to_address: { city: "Toronto" } },
    ]);
  });

  it.each<[string, string, Parameters<typeof answered>[0]]>([
    ["the business delivers", "delivers", { answer: { delivers: true } }],
    ["who asks has no complete address", "own_address", { chef: { ...toronto, address_1: " " } }],
    ["the business hides its address", "hidden_address", { maker: { ...elora, hide_personal_info: true } }],
    [
      "the business hides an address that is not complete",
      "hidden_address",
      { maker: { city: "Elora", hide_personal_info: true } },
    ],
    ["the business has no complete address", "no_address", { maker: { city: "Elora" } }],
  ])("is not asked for when %s", async (_, reason, given) => {
    const { rates: found, asked } = await rates(await answered(given));
    expect(found).toMatchObject([{ rate: null, reason }]);
    expect(asked).toEqual([]);
  });

  it.each<[string, string, () => Promise<Quotation>]>([
    ["no carrier has any", "no_rate", async () => ({ rates: [], notice: null })],
    ["every carrier wants to be asked", "no_rate", async () => ({ rates: [onAsking], notice: null })],
    ["the parcel is refused", "no_rate", () => Promise.reject(DomainError.invalid({ parcel: [] }))],
    ["the provider is down", "failed", () => Promise.reject(DomainError.unavailable())],
  ])("has no rate when %s", async (_, reason, quote) => {
    expect((await rates(await answered({}), quote)).rates).toMatchObject([{ rate: null, reason }]);
  });

  it("of one business that cannot be told leaves the others' rates, in their order", async () => {
    const [sender, hidden, open] = [await server.member(), await server.member(), await server.member()];
    await moves(sender, toronto);
    await moves(hidden, { ...elora, hide_personal_info: true });
    await moves(open, elora);
    const { id } = (await calls.send(sender, [hidden, open])).body;
    for (const business of [hidden, open]) await calls.answer(business, id);
    expect((await rates({ sender, id })).rates.map(({ reason }) => reason)).toEqual(["hidden_address", null]);
  });

  it("is of those who have it: not of who said no, nor of who is silent", async () => {
    const [sender, none, silent] = [await server.member(), await server.member(), await server.member()];
    const { id } = (await calls.send(sender, [none, silent])).body;
    await calls.answer(none, id, { available: false });
    expect((await calls.shipping(sender, id, { parcel })).body).toEqual({ rates: [], notice: null });
  });

  it("is told to nobody but the sender, for a parcel that can be one", async () => {
    const { sender, seller, id } = await answered({});
    for (const person of [seller, await server.member()])
      expect((await calls.shipping(person, id, { parcel })).status).toBe(404);
    const flat = await calls.shipping(sender, id, { parcel: { ...parcel, height: 0 } });
    expect([flat.status, Object.keys(flat.body.errors)]).toEqual([400, ["parcel.height"]]);
  });
});
