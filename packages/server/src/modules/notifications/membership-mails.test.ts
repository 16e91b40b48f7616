import { afterAll, beforeEach, describe, expect, it } from "vitest";
import { openNotifications } from "./testing.ts";

const { server, network, settle, mailsAfter, prefer, request, response } = await openNotifications();
afterAll(() => server.close());
beforeEach(settle);

describe("mails about membership", () => {
  it("report a request, one with managing, and its acceptance", async () => {
    const [plain, granting] = [
      await server.member(),
      await server.member({ business_name: "Granting Goats" }),
    ];
    const requests = [await request(plain, network), await request(granting, network, true)];
    const mails = await mailsAfter();
    expect(mails.map(({ to }) => to)).toEqual([network.email, network.email]);
    expect(mails[0]?.text).not.toContain("manage");
    expect(mails[1]?.text.replaceAll(/\s+/g, " ")).toContain(
      "grants you permission to edit and manage its profile",
    );
    await response(network, requests[0]?.body.id, true);
    await response(network, requests[1]?.body.id, false);
    const accepted = (await mailsAfter()).slice(2);
    expect(accepted).toMatchObject([
      { to: plain.email, subject: "Grand River Network accepted your membership request" },
    ]);
  });

  it("speak of managing alone, where a manager is no network", async () => {
    const manager = await server.managerUser({ business_name: "Rosa's Farm Office" });
    const asked = await server.member({ business_name: "Asked Acres" });
    const offering = await server.member({ business_name: "Offering Oaks" });
    const first = await request(manager, asked, true);
    await request(offering, manager, true);
    const mails = await mailsAfter();
    expect(mails).toMatchObject([
      { to: asked.email, subject: "Rosa's Farm Office would like to manage your profile" },
      { to: manager.email, subject: "Offering Oaks would like you to manage its profile" },
    ]);
    expect(mails.map(({ text }) => text).join()).not.toMatch(/network|join/);
    await response(asked, first.body.id, true);
    expect((await mailsAfter()).slice(2)).toMatchObject([
      { to: manager.email, subject: "Asked Acres accepted your management request" },
    ]);
  });

  it("are not sent for a request that was answered before the mail left, or for types turned off", async () => {
    const [quick, other] = [await server.member(), await server.member()];
    await prefer(network, 7, false);
    await request(other, network);
    await prefer(network, 9, false);
    const { body } = await request(network, quick, true);
    await response(quick, body.id, true);
    expect(await mailsAfter()).toEqual([]);
    await prefer(network, 7, true);
    await prefer(network, 9, true);
  });
});
