import { statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type MemberNetwork, startMemberNetwork } from "../testing/member-network.ts";

let memberNetwork: MemberNetwork;

beforeAll(async () => {
  memberNetwork = await startMemberNetwork();
  memberNetwork.write("fair.txt", "Hello {{first_name|there}},\n\nThe fair is on May 2.\n");
  memberNetwork.write(
    "fair.pdf",
    "%PDF-1.4\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n",
  );
});
afterAll(() => memberNetwork?.network.close());

describe("messages send", () => {
  it.each([
    ["latin.txt", Buffer.from("Caf\u00e9 et th\u00e9", "latin1"), "is not UTF-8"],
    [
      "twice.txt",
      Buffer.from("Bonjour,\n\nLe cafÃ© est prÃªt.\n"),
      "line 3: It looks like UTF-8 that was read as Windows-1252",
    ],
    ["lost.txt", Buffer.from("Le caf\ufffd est pr\ufffdt.\n"), "line 1: Letters were lost"],
    ["bell.txt", Buffer.from("Ring\u0007\n"), "line 1: It holds a control character (U+0007)"],
  ])("does not send a text that would arrive damaged (%s)", async (name, bytes, sentence) => {
    writeFileSync(join(memberNetwork.network.folder, name), bytes);
    const ran = await memberNetwork.messages(["send", "--network", "--text-file", name, "--confirm", "3"]);
    expect(ran).toMatchObject({ exitCode: 3, stdout: "" });
    expect(ran.stderr).toContain(sentence);
    expect(await memberNetwork.received(memberNetwork.members[0])).toEqual([]);
  });

  it("shows recipients and texts with --dry-run, and sends nothing", async () => {
    const ran = await memberNetwork.messages([
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
        await memberNetwork.messages([
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
    expect(await memberNetwork.received(memberNetwork.members[0])).toEqual([]);
  });

  it("wants the number of recipients, and without a terminal names the flag", async () => {
    const none = await memberNetwork.messages(["send", "--network", "--text", "Hello"]);
    expect(none.exitCode).toBe(2);
    expect(none.stderr).toContain("Agree with: --confirm 3");
    const wrong = await memberNetwork.messages(["send", "--network", "--text", "Hello", "--confirm", "4"]);
    expect(wrong.exitCode).toBe(2);
    expect(wrong.stderr).toContain("--confirm says 4, but it is 3. Nothing was sent.");
    expect(await memberNetwork.received(memberNetwork.members[0])).toEqual([]);
  });

  it.each([
    ["", "--text is empty."],
    ["  ", "--text is empty."],
    ["x".repeat(1001), "--text has 1,001 characters: a message has at most 1,000."],
    [`{{business_name}}${"x".repeat(1001)}`, "--text has 1,001 characters"],
  ])("refuses in one sentence a text that nobody could get", async (text, why) => {
    const ran = await memberNetwork.messages(["send", "--network", "--text", text, "--dry-run"]);
    expect(ran).toMatchObject({ exitCode: 2, stdout: "" });
    expect(ran.stderr).toContain(why);
    expect(ran.stderr).not.toContain("Member Farm");
  });

  it("takes a text of a thousand characters, and a longer one whose fields are shorter", async () => {
    const dry = (text: string) => memberNetwork.messages(["send", "--network", "--text", text, "--dry-run"]);
    expect((await dry("é".repeat(1000))).exitCode).toBe(0);
    expect((await dry(`{{first_name|${"y".repeat(40)}}}${"x".repeat(970)}`)).exitCode).toBe(3);
    expect((await dry(`{{business_name|nobody}}${"x".repeat(980)}`)).exitCode).toBe(0);
  });

  it("sends each recipient their text with the attachment and records it for messages show", async () => {
    const ran = await memberNetwork.messages([
      ..."send --network --text-file fair.txt --attach fair.pdf --confirm 3 --batch 2 --json".split(" "),
    ]);
    expect(ran.exitCode).toBe(0);
    const result = JSON.parse(ran.stdout);
    expect(result).toMatchObject({ sent: 3, skipped: 0, waiting: 0 });
    expect(result.records).toHaveLength(2);
    expect(await memberNetwork.received(memberNetwork.members[0])).toEqual([
      "Hello Ada,\n\nThe fair is on May 2.",
    ]);
    // The third hides her name.
    expect(await memberNetwork.received(memberNetwork.members[2])).toEqual([
      "Hello there,\n\nThe fair is on May 2.",
    ]);
    const files = await memberNetwork.network.server.db
      .selectFrom("message_files")
      .select("file_id")
      .execute();
    expect(files).toHaveLength(3);

    const shown = await memberNetwork.messages(["show", result.campaign]);
    expect(shown.stdout).toContain("Sent: 3");
    expect(shown.stdout).toContain("Attachment: fair.pdf");
    expect(shown.stdout).toMatch(/Member Farm 2 +sent/);
    const record = JSON.parse(
      (await memberNetwork.messages(["show", String(result.records[0]), "--json"])).stdout,
    );
    expect(record).toMatchObject({ campaign: result.campaign, sent: 2 });
    expect(record.recipients[0]).toMatchObject({ business_name: "Member Farm 0", outcome: "sent" });
    const list = await memberNetwork.messages(["list"]);
    expect(list.stdout).toContain(result.campaign);
    const cut = await memberNetwork.messages(["list", "--limit", "1"]);
    expect(cut.stderr).toMatch(/^1 of \d+ are shown\. More with: --limit$/m);
    const [file = ""] = memberNetwork.campaigns();
    expect(statSync(join(memberNetwork.network.folder, "config", "campaigns", file)).mode & 0o077).toBe(0);
  });

  it("fills in what a business shows to everybody, managed or not", async () => {
    const [, , cleo] = memberNetwork.members;
    const hide = (hide_personal_info: boolean) =>
      memberNetwork.network.server.post(
        "/accounts/update_profile/",
        { id: cleo.accountId, details: { hide_personal_info } },
        { token: cleo.token },
      );
    await hide(false);
    const ran = await memberNetwork.messages([
      "send",
      "--filter",
      "type=BUYS",
      "--text",
      "Hello {{first_name}}",
      "--dry-run",
    ]);
    await hide(true);
    expect(ran).toMatchObject({ exitCode: 0 });
    expect(ran.stderr).toContain("Hello Cleo");
  });

  it("reports recipients left out because of a block", async () => {
    const [, , third] = memberNetwork.members;
    await memberNetwork.network.server.post(
      "/conversations/silence_conversation/",
      { from: memberNetwork.manager.slug, silenced: true },
      { token: third.token },
    );
    const ran = await memberNetwork.messages([
      "send",
      "--network",
      "--text",
      "Are you there?",
      "--confirm",
      "3",
    ]);
    expect(ran.exitCode).toBe(0);
    expect(ran.stdout).toContain("2 messages sent, 1 left out because of blocks.");
    await memberNetwork.network.server.post(
      "/conversations/silence_conversation/",
      { from: memberNetwork.manager.slug, silenced: false },
      { token: third.token },
    );
  });

  it("mails a test to oneself only, and leaves no attachment behind", async () => {
    const before = (await memberNetwork.received(memberNetwork.members[0])).length;
    const files = async () =>
      (await memberNetwork.network.server.db.selectFrom("files").select("id").execute()).length;
    const count = await files();
    const ran = await memberNetwork.messages([
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
    const tried = await memberNetwork.messages([
      "send",
      "--filter",
      "type=SELLS",
      "--text",
      "Hello {{first_name}}",
      "--attach",
      "fair.pdf",
      "--test",
    ]);
    expect(tried.stdout).toBe(`The test is on its way to ${memberNetwork.manager.email}.\n`);
    const mail = (await memberNetwork.network.server.mails(memberNetwork.manager.email)).at(-1);
    expect(mail?.text).toContain("Hello Ada");
    expect(mail?.text).toContain("fair.pdf");
    expect(await files()).toBe(count);
    expect(await memberNetwork.received(memberNetwork.members[0])).toHaveLength(before);
  });

  it("sends nothing while it cannot be written to all", async () => {
    const before = (await memberNetwork.received(memberNetwork.members[0])).length;
    const ran = await memberNetwork.messages([
      "send",
      "--network",
      "--text",
      `Hello {{first_name}}`,
      "--confirm",
      "3",
    ]);
    expect(ran.exitCode).toBe(3);
    expect(ran.stderr).toContain("Member Farm 2 has no first_name");
    expect(await memberNetwork.received(memberNetwork.members[0])).toHaveLength(before);
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
    const ran = await memberNetwork.messages(["send", ...args]);
    expect(ran.exitCode).not.toBe(0);
    expect(ran.stdout).toBe("");
    expect(ran.stderr).toContain(sentence);
    expect(ran.stderr).not.toContain("unexpected");
  });
});
