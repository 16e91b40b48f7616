import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { days } from "../../core/clock.ts";
import {
  type CampaignNetworks,
  campaignCalls,
  forgetCampaigns,
  join,
  openCampaignNetworks,
  received,
} from "./testing.ts";

let server: CampaignNetworks["server"];
let network: CampaignNetworks["network"];
let otherNetwork: CampaignNetworks["otherNetwork"];
beforeAll(async () => {
  ({ server, network, otherNetwork } = await openCampaignNetworks());
});
afterAll(() => server.close());
beforeEach(() => forgetCampaigns(server));

const { run, create, outcomes, unclaimed } = campaignCalls(() => server);

describe("a reminder", () => {
  const nudge = (...people: { accountId: number }[]) => ({
    kind: "nudge",
    accounts: people.map(({ accountId }) => accountId),
  });

  it("says in the owner's language what the profile lacks, and not again within a month", async () => {
    const owner = await server.member({ business_name: "Ferme du Lac", language: "fr-CA" });
    await join(server, network, owner);
    await server.db.deleteFrom("mail_outbox").execute();
    const { id } = (await create(network, nudge(owner))).body;
    await run();
    const [mail, ...more] = await server.mails(owner.email);
    expect(more).toEqual([]);
    expect(mail?.subject).toBe("Complétez le profil de Ferme du Lac");
    for (const part of [
      "Grand River Network",
      "Décrivez votre entreprise",
      "Ajoutez une photo",
      "/fr/",
      "12 Main Street",
    ])
      expect(mail?.text).toContain(part);
    expect(await outcomes(network, id)).toEqual([["Ferme du Lac", "sent"]]);
    expect(await received(server, owner)).toEqual([]);

    const again = await server.post("/campaign_preview/", nudge(owner), { token: network.token });
    expect(again.body).toMatchObject({ count: 0, left_out: [{ outcome: "recent", count: 1 }] });
    // Another network's reminder counts as well.
    await join(server, otherNetwork, owner);
    expect((await create(otherNetwork, nudge(owner))).status).toBe(400);
    server.clock.advance(days(31));
    otherNetwork = { ...otherNetwork, token: await server.login(otherNetwork.email) };
    network = { ...network, token: await server.login(network.email) };
    await Promise.all([create(network, nudge(owner)), create(otherNetwork, nudge(owner))]);
    await Promise.all([run(), run()]);
    expect(await server.mails(owner.email)).toHaveLength(2);
  });

  it("sends the link again that an account waits for", async () => {
    const { email, accountId } = await unclaimed(network, "Hazel Grove");
    await create(network, nudge({ accountId }));
    await run();
    const [mail] = await server.mails(email);
    expect(mail?.subject).toBe("Claim the profile of Hazel Grove");
  });

  it("leaves out complete profiles and those who want no mails", async () => {
    const quiet = await server.member({ business_name: "Quiet Acres", email_consent: false });
    const done = await server.member({ business_name: "Zinnia Farm" });
    for (const person of [quiet, done]) await join(server, network, person);
    await server.db.insertInto("images").values({ key: "done", width: 1, height: 1 }).execute();
    await server.db
      .updateTable("accounts")
      .set({
        description: "Flowers",
        photo_key: "done",
        latitude: 43.7,
        longitude: -80.4,
        edited_at: server.clock.now(),
      })
      .where("id", "=", done.accountId)
      .execute();
    const role = await server.db
      .selectFrom("roles")
      .select("id")
      .where("account_id", "=", done.accountId)
      .executeTakeFirstOrThrow();
    await server.db
      .insertInto("products")
      .values({ role_id: role.id, category: 4, name: "Zinnias", name_key: "zinnias" })
      .execute();
    const { body } = await server.post("/campaign_preview/", nudge(quiet, done), { token: network.token });
    expect(body.left_out).toEqual([
      { outcome: "declined", count: 1 },
      { outcome: "complete", count: 1 },
    ]);
    const managed = await server.get("/accounts/managed_profiles/?query=zinnia", { token: network.token });
    expect(managed.body.results).toMatchObject([{ needs: [], nudged_at: null, roles: ["seller"] }]);
    server.clock.advance(days(183));
    network = { ...network, token: await server.login(network.email) };
    await create(network, nudge(done));
    await run();
    const mails = await server.mails(done.email);
    expect(mails.at(-1)?.subject).toBe("Is the profile of Zinnia Farm still right?");
  });
});
