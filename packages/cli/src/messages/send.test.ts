import { statSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type Circle, startCircle } from "../testing/circle.ts";

let circle: Circle;

beforeAll(async () => {
  circle = await startCircle();
  circle.write("fair.txt", "Hello {{first_name|there}},\n\nThe fair is on May 2.\n");
  circle.write("fair.pdf", "%PDF-1.4\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n");
});
afterAll(() => circle?.network.close());

describe("messages send", () => {
  it("shows recipients and texts with --dry-run, and sends nothing", async () => {
    const ran = await circle.messages([
      "send",
      "--network",
      "--text",
      "Hello {{business_name}}",
      "--dry-run",
    ]);
    expect(ran.exitCode).toBe(0);
    expect(ran.stderr).toContain("To 3 recipients. Member Farm 0 would read:\n\n  Hello Member Farm 0\n");
    expect(ran.stdout).toContain("member-farm-1");
    expect(ran.stdout).toContain("Nothing was sent.");
    const all = JSON.parse(
      (
        await circle.messages([
          "send",
          "--network",
          "--text",
          "Hello {{business_name}}",
          "--dry-run",
          "--json",
        ])
      ).stdout,
    );
    expect(all.recipients.map(({ content }: { content: string }) => content)).toEqual([
      "Hello Member Farm 0",
      "Hello Member Farm 1",
      "Hello Member Farm 2",
    ]);
    expect(await circle.received(circle.members[0])).toEqual([]);
  });

  it("wants the number of recipients, and without a terminal names the flag", async () => {
    const none = await circle.messages(["send", "--network", "--text", "Hello"]);
    expect(none.exitCode).toBe(2);
    expect(none.stderr).toContain("Agree with: --confirm 3");
    const wrong = await circle.messages(["send", "--network", "--text", "Hello", "--confirm", "4"]);
    expect(wrong.exitCode).toBe(2);
    expect(wrong.stderr).toContain("--confirm says 4, but it is 3. Nothing was sent.");
    expect(await circle.received(circle.members[0])).toEqual([]);
  });

  it("sends each its own text with the attachment, keeps a record, and messages show reads it back", async () => {
    const ran = await circle.messages([
      ..."send --network --text-file fair.txt --attach fair.pdf --confirm 3 --batch 2 --json".split(" "),
    ]);
    expect(ran.exitCode).toBe(0);
    const result = JSON.parse(ran.stdout);
    expect(result).toMatchObject({ sent: 3, skipped: 0, waiting: 0 });
    expect(result.records).toHaveLength(2);
    expect(await circle.received(circle.members[0])).toEqual(["Hello Ada,\n\nThe fair is on May 2."]);
    // The network does not manage the third: it may write there, but not read the name out.
    expect(await circle.received(circle.members[2])).toEqual(["Hello there,\n\nThe fair is on May 2."]);
    const files = await circle.network.server.db.selectFrom("message_files").select("file_id").execute();
    expect(files).toHaveLength(3);

    const shown = await circle.messages(["show", result.campaign]);
    expect(shown.stdout).toContain("Sent: 3");
    expect(shown.stdout).toContain("Attachment: fair.pdf");
    expect(shown.stdout).toMatch(/Member Farm 2 +sent/);
    const record = JSON.parse((await circle.messages(["show", String(result.records[0]), "--json"])).stdout);
    expect(record).toMatchObject({ campaign: result.campaign, sent: 2 });
    expect(record.recipients[0]).toMatchObject({ business_name: "Member Farm 0", outcome: "sent" });
    const list = await circle.messages(["list"]);
    expect(list.stdout).toContain(result.campaign);
    const cut = await circle.messages(["list", "--limit", "1"]);
    expect(cut.stderr).toMatch(/^1 of \d+ are shown\. More with: --limit$/m);
    const [file = ""] = circle.campaigns();
    expect(statSync(join(circle.network.folder, "config", "campaigns", file)).mode & 0o077).toBe(0);
  });

  it("says who was left out because of a block", async () => {
    const [, , third] = circle.members;
    await circle.network.server.post(
      "/conversations/silence_conversation/",
      { from: circle.manager.slug, silenced: true },
      { token: third.token },
    );
    const ran = await circle.messages(["send", "--network", "--text", "Are you there?", "--confirm", "3"]);
    expect(ran.exitCode).toBe(0);
    expect(ran.stdout).toContain("2 messages sent, 1 left out because of blocks.");
    await circle.network.server.post(
      "/conversations/silence_conversation/",
      { from: circle.manager.slug, silenced: false },
      { token: third.token },
    );
  });

  it("mails a test to oneself only, and leaves no attachment behind", async () => {
    const before = (await circle.received(circle.members[0])).length;
    const files = async () =>
      (await circle.network.server.db.selectFrom("files").select("id").execute()).length;
    const count = await files();
    const ran = await circle.messages([
      "send",
      "--network",
      "--text",
      "Hello {{first_name}}",
      "--attach",
      "fair.pdf",
      "--test",
      "--filter",
      "type=SELLS",
    ]);
    // Two sources make one list, and the third has no name to put in.
    expect(ran.exitCode).toBe(3);
    const tried = await circle.messages([
      "send",
      "--filter",
      "type=SELLS",
      "--text",
      "Hello {{first_name}}",
      "--attach",
      "fair.pdf",
      "--test",
    ]);
    expect(tried.stdout).toBe(`The test is on its way to ${circle.manager.email}.\n`);
    const mail = (await circle.network.server.mails(circle.manager.email)).at(-1);
    expect(mail?.text).toContain("Hello Ada");
    expect(mail?.text).toContain("fair.pdf");
    expect(await files()).toBe(count);
    expect(await circle.received(circle.members[0])).toHaveLength(before);
  });

  it("sends nothing while it cannot be written to all", async () => {
    const before = (await circle.received(circle.members[0])).length;
    const ran = await circle.messages([
      "send",
      "--network",
      "--text",
      `Hello {{first_name}}`,
      "--confirm",
      "3",
    ]);
    expect(ran.exitCode).toBe(3);
    expect(ran.stderr).toContain("Member Farm 2 has no first_name");
    expect(await circle.received(circle.members[0])).toHaveLength(before);
  });

  it.each([
    [["--text", "Hi"], "Nobody is named."],
    [["--network", "--text", "Hi", "--text-file", "fair.txt"], "exclude each other"],
    [["--network"], "--text or --text-file"],
    [["--network", "--text", "Hello {{shoe_size}}"], "there is no field 'shoe_size'"],
    [["--network", "--text", "Hi", "--attach", "fair.txt"], "is no image and no PDF"],
    [["--filter", "type=NOBODY", "--text", "Hi"], "is no type"],
    [["--network", "no-such-network", "--text", "Hi"], "Error:"],
  ])("says what is wrong with %j", async (args, sentence) => {
    const ran = await circle.messages(["send", ...args]);
    expect(ran.exitCode).not.toBe(0);
    expect(ran.stdout).toBe("");
    expect(ran.stderr).toContain(sentence);
    expect(ran.stderr).not.toContain("unexpected");
  });
});
