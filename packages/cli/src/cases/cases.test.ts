import type { Person } from "@foodshed/server/testing";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { EXIT } from "../errors.ts";
import { startTestNetwork, type TestNetwork } from "../testing/test-network.ts";

let network: TestNetwork;
let admin: Person;
let second: Person;
let farm: Person;
let reader: Person;

beforeAll(async () => {
  network = await startTestNetwork();
  const { server } = network;
  admin = await server.administrator();
  second = await server.administrator();
  farm = await server.member({ business_name: "Loud Farm" });
  reader = await server.member({ business_name: "Elora Table" });
});
afterAll(() => network?.close());

const cases = (args: string[], by: Person = admin) =>
  network.foodshed(["cases", ...args], { env: { FOODSHED_TOKEN: by.token } });

async function reported(): Promise<number> {
  const { server } = network;
  const body = { kind: "profile", id: farm.accountId, reason: "fraud", details: "Asks for a deposit." };
  await server.post("/abuse_reports/", body, { token: reader.token });
  const { body: list } = await server.get("/moderation/cases/", { token: admin.token });
  return list.results.find(({ target_id }: { target_id: number }) => target_id === farm.accountId).id;
}

describe("cases", () => {
  it("lists what waits with what makes it urgent, and shows a case with its context", async () => {
    const id = await reported();
    const list = await cases([]);
    expect(list.stdout).toContain("Loud Farm");
    expect(list.stdout).toContain("1 report of fraud or a broken law");
    expect(list.stderr).toContain("1 open case, 0 appeals, 0 signals");
    const shown = await cases(["show", String(id)]);
    expect(shown.stdout).toContain(`Case ${id}: profile ${farm.accountId} of Loud Farm`);
    expect(shown.stdout).toMatch(/Elora Table: an attempt to deceive\. "Asks for a deposit\."/);
    expect(shown.stdout).toContain("hide_profile: hide the profile");
    expect((await cases([], farm)).exitCode).not.toBe(EXIT.ok);
  });

  it("says what both sides are told before it decides, and does nothing when nobody agrees", async () => {
    const id = String(await reported());
    const decision = [
      "decide",
      id,
      "--action",
      "hide_profile",
      "--reason",
      "fraud",
      "--note",
      "No deposits, please.",
    ];
    const unasked = await cases(decision);
    expect(unasked).toMatchObject({ exitCode: EXIT.usage, stdout: "" });
    expect(unasked.stderr).toContain("The author is told (en-CA): Your profile “Loud Farm”");
    expect(unasked.stderr).toContain("Each reporter is told (en-CA): What became of your report");
    expect(JSON.parse((await cases(["list", "--json"])).stdout).count).toBe(1);
    const decided = await cases([...decision, "--yes"]);
    expect(decided).toMatchObject({ exitCode: EXIT.ok, stdout: `Case ${id}: profile hidden.\n` });
    const late = await cases(["decide", id, "--action", "warn", "--reason", "spam", "--yes"], second);
    expect(late).toMatchObject({ exitCode: EXIT.failed });
    expect(late.stderr).toContain("Somebody else decided this case meanwhile.");
  });

  it("answers an appeal, warning who decided, and opens a case again", async () => {
    const { server } = network;
    const { body } = await server.get("/moderation/own/", { token: farm.token });
    const words = "The deposit was for a cooler.";
    await server.post("/moderation/appeal/", { id: body.decisions[0].id, words }, { token: farm.token });
    const appeals = JSON.parse((await cases(["list", "--state", "appeals", "--json"])).stdout);
    const id = String(appeals.cases[0].id);
    const answer = ["appeal", id, "--outcome", "reversed", "--note", "It was."];
    expect((await cases(answer)).stderr).toContain("Another administrator should review the appeal.");
    const reversed = await cases([...answer, "--yes"], second);
    expect(reversed.stderr).not.toContain("You made this decision.");
    expect(reversed.stdout).toBe(`Case ${id}: the decision was reversed.\n`);
    const again = await cases([...answer, "--yes"], second);
    expect(again.stderr).toContain(`Case ${id} has no appeal that waits.`);
    const reopened = await cases(["reopen", id, "--reason", "Look again"]);
    expect(reopened.stdout).toContain(`Case ${id} waits again.`);
    expect((await cases(["show", id])).stdout).toContain("Look again");
  });

  it.each([
    [["decide", "1", "--action", "dismiss", "--reason", "fraud"], "'fraud' is no reason for dismiss."],
    [["decide", "1", "--action", "suspend_posting", "--reason", "spam"], "A suspension needs its days."],
    [["decide", "1", "--action", "warn", "--reason", "spam", "--days", "3"], "Only a suspension takes days."],
    [["show", "x"], "'x' is no case's number."],
  ])("refuses %j", async (args, sentence) => {
    const ran = await cases(args);
    expect(ran).toMatchObject({ exitCode: EXIT.usage, stdout: "" });
    expect(ran.stderr).toContain(sentence);
  });

  it("lists signals apart", async () => {
    expect((await cases(["signals"])).stdout).toBe("No signals.\n");
  });
});
