import { readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { startNetwork, type TestNetwork } from "../testing/network.ts";

let network: TestNetwork;
let manager: { token: string; accountId: number; slug: string; email: string };
let env: Record<string, string>;
let members: { accountId: number; slug: string; token: string }[];

beforeAll(async () => {
  network = await startNetwork();
  manager = await network.server.manager({ business_name: "Taste of Wellington" });
  env = { FOODSHED_TOKEN: manager.token };
  members = [];
  for (const [n, first_name] of ["Ada", "Bo", "Cleo"].entries()) {
    const member = await network.server.member({
      business_name: `Member Farm ${n}`,
      first_name,
      email: `m${n}@members.example`,
      roles: [n === 2 ? 1 : 2],
    });
    members.push(member);
    const asked = await network.server.post(
      "/accounts/request_connection/",
      { recipient: manager.accountId, manage: n < 2 },
      { token: member.token },
    );
    await network.server.post(
      "/accounts/accept_connection_request/",
      { id: asked.body.id, accept: true },
      { token: manager.token },
    );
  }
  await network.server.member({ business_name: "Stranger Farm", email: "stranger@elsewhere.example" });
});

afterAll(() => network?.close());

const messages = (args: string[], options: Parameters<TestNetwork["foodshed"]>[1] = {}) =>
  network.foodshed(["messages", ...args], { env, ...options });
const write = (name: string, content: string | Uint8Array) => {
  writeFileSync(join(network.folder, name), content);
  return name;
};
const received = async (member: { token: string }) => {
  const { body } = await network.server.get("/conversations/conversations_by_user/", { token: member.token });
  const texts: string[] = [];
  for (const { id } of body.results) {
    const answer = await network.server.get(
      `/conversations/messages_by_conversation/?conversation_id=${id}`,
      {
        token: member.token,
      },
    );
    texts.push(...answer.body.results.map(({ content }: { content: string }) => content));
  }
  return texts;
};
const campaigns = () => readdirSync(join(network.folder, "config", "campaigns"));

describe("messages send", () => {
  it("shows recipients and texts with --dry-run, and sends nothing", async () => {
    const ran = await messages(["send", "--network", "--text", "Hello {{business_name}}", "--dry-run"]);
    expect(ran.exitCode).toBe(0);
    expect(ran.stderr).toContain("To 3 recipients. Member Farm 0 would read:\n\n  Hello Member Farm 0\n");
    expect(ran.stdout).toContain("member-farm-1");
    expect(ran.stdout).toContain("Nothing was sent.");
    const all = JSON.parse(
      (await messages(["send", "--network", "--text", "Hello {{business_name}}", "--dry-run", "--json"]))
        .stdout,
    );
    expect(all.recipients.map(({ content }: { content: string }) => content)).toEqual([
      "Hello Member Farm 0",
      "Hello Member Farm 1",
      "Hello Member Farm 2",
    ]);
    expect(await received(members[0] as never)).toEqual([]);
  });

  it("wants the number of recipients, and without a terminal names the flag", async () => {
    const none = await messages(["send", "--network", "--text", "Hello"]);
    expect(none.exitCode).toBe(2);
    expect(none.stderr).toContain("Agree with: --confirm 3");
    const wrong = await messages(["send", "--network", "--text", "Hello", "--confirm", "4"]);
    expect(wrong.exitCode).toBe(2);
    expect(wrong.stderr).toContain("--confirm says 4, but it is 3. Nothing was sent.");
    expect(await received(members[0] as never)).toEqual([]);
  });

  it("sends each its own text with the attachment, keeps a record, and messages show reads it back", async () => {
    write("fair.txt", "Hello {{first_name|there}},\n\nThe fair is on May 2.\n");
    write("fair.pdf", "%PDF-1.4\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n");
    const ran = await messages([
      ..."send --network --text-file fair.txt --attach fair.pdf --confirm 3 --batch 2 --json".split(" "),
    ]);
    expect(ran.exitCode).toBe(0);
    const result = JSON.parse(ran.stdout);
    expect(result).toMatchObject({ sent: 3, skipped: 0, waiting: 0 });
    expect(result.records).toHaveLength(2);
    expect(await received(members[0] as never)).toEqual(["Hello Ada,\n\nThe fair is on May 2."]);
    // The network does not manage the third: it may write there, but not read the name out.
    expect(await received(members[2] as never)).toEqual(["Hello there,\n\nThe fair is on May 2."]);
    const files = await network.server.db.selectFrom("message_files").select("file_id").execute();
    expect(files).toHaveLength(3);

    const shown = await messages(["show", result.campaign]);
    expect(shown.stdout).toContain("Sent: 3");
    expect(shown.stdout).toContain("Attachment: fair.pdf");
    expect(shown.stdout).toMatch(/Member Farm 2 +sent/);
    const record = JSON.parse((await messages(["show", String(result.records[0]), "--json"])).stdout);
    expect(record).toMatchObject({ campaign: result.campaign, sent: 2 });
    expect(record.recipients[0]).toMatchObject({ business_name: "Member Farm 0", outcome: "sent" });
    const list = await messages(["list"]);
    expect(list.stdout).toContain(result.campaign);
    const cut = await messages(["list", "--limit", "1"]);
    expect(cut.stderr).toMatch(/^1 of \d+ are shown\. More with: --limit$/m);
    const [file = ""] = campaigns();
    expect(statSync(join(network.folder, "config", "campaigns", file)).mode & 0o077).toBe(0);
  });

  it("says who was left out because of a block", async () => {
    const third = members[2] as (typeof members)[number];
    await network.server.post(
      "/conversations/silence_conversation/",
      { from: manager.slug, silenced: true },
      { token: third.token },
    );
    const ran = await messages(["send", "--network", "--text", "Are you there?", "--confirm", "3"]);
    expect(ran.exitCode).toBe(0);
    expect(ran.stdout).toContain("2 messages sent, 1 left out because of blocks.");
    await network.server.post(
      "/conversations/silence_conversation/",
      { from: manager.slug, silenced: false },
      { token: third.token },
    );
  });

  it("mails a test to oneself only, and leaves no attachment behind", async () => {
    const before = (await received(members[0] as never)).length;
    const files = async () => (await network.server.db.selectFrom("files").select("id").execute()).length;
    const count = await files();
    const ran = await messages([
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
    const tried = await messages([
      "send",
      "--filter",
      "type=SELLS",
      "--text",
      "Hello {{first_name}}",
      "--attach",
      "fair.pdf",
      "--test",
    ]);
    expect(tried.stdout).toBe(`The test is on its way to ${manager.email}.\n`);
    const mail = (await network.server.mails(manager.email)).at(-1);
    expect(mail?.text).toContain("Hello Ada");
    expect(mail?.text).toContain("fair.pdf");
    expect(await files()).toBe(count);
    expect(await received(members[0] as never)).toHaveLength(before);
  });

  it("writes to those whom a search finds, within one's own network", async () => {
    const ran = await messages(["send", "--filter", "type=BUYS", "--text", "Buying?", "--dry-run", "--json"]);
    expect(JSON.parse(ran.stdout).recipients.map(({ slug }: { slug: string }) => slug)).toEqual([
      "member-farm-2",
    ]);
  });

  it("writes to a list, with its columns as fields, without those left out", async () => {
    write("guests.csv", `slug,table\nmember-farm-0,4\nmember-farm-1,5\nmember-farm-2,6\n`);
    write("except.txt", "# not these\nmember-farm-1\n");
    const ran = await messages([
      "send",
      "--to",
      "guests.csv",
      "--except",
      "except.txt",
      "--text",
      "Table {{table}}, {{business_name}}",
      "--confirm",
      "2",
      "--json",
    ]);
    expect(JSON.parse(ran.stdout).sent).toBe(2);
    expect(await received(members[2] as never)).toContain("Table 6, Member Farm 2");
    const piped = await messages(["send", "--to", "-", "--text", "Hi", "--dry-run", "--json"], {
      stdin: `${members[0]?.accountId}\nmember-farm-1\n`,
    });
    expect(JSON.parse(piped.stdout).count).toBe(2);
    const unknown = await messages(["send", "--to", "-", "--text", "Hi", "--dry-run"], {
      stdin: "member-farm-0\nstranger-farm\n",
    });
    expect(unknown).toMatchObject({ exitCode: 3, stdout: "" });
    expect(unknown.stderr).toContain("'stranger-farm' is no account that you can reach");
  });

  it("lets administrators write to anybody, by id, slug and address", async () => {
    const admin = await network.server.administrator();
    const ran = await messages(
      ["send", "--to", "-", "--text", "Hello {{first_name|you}}", "--confirm", "2", "--json"],
      {
        env: { FOODSHED_TOKEN: admin.token },
        stdin: "stranger@elsewhere.example\nmember-farm-0\n",
      },
    );
    expect(JSON.parse(ran.stdout)).toMatchObject({ sent: 2 });
  });

  it("sends nothing while it cannot be written to all", async () => {
    const before = (await received(members[0] as never)).length;
    const ran = await messages(["send", "--network", "--text", `Hello {{first_name}}`, "--confirm", "3"]);
    expect(ran.exitCode).toBe(3);
    expect(ran.stderr).toContain("Member Farm 2 has no first_name");
    expect(await received(members[0] as never)).toHaveLength(before);
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
    const ran = await messages(["send", ...args]);
    expect(ran.exitCode).not.toBe(0);
    expect(ran.stdout).toBe("");
    expect(ran.stderr).toContain(sentence);
    expect(ran.stderr).not.toContain("unexpected");
  });
});

describe("a campaign that is cut off", () => {
  it("goes on where it ended, and nobody gets it twice, also where the answer was lost", async () => {
    let calls = 0;
    const text = "Part by part.";
    const stop = new AbortController();
    const first = await messages(["send", "--network", "--text", text, "--confirm", "3", "--batch", "1"], {
      signal: stop.signal,
      fetch: async (request) => {
        const response = await fetch(request);
        if (!request.url.endsWith("/send_messages/")) return response;
        calls += 1;
        if (calls < 2) return response;
        // The server has done it, but nobody hears of it.
        stop.abort();
        throw new TypeError("connection reset");
      },
    });
    expect(first.exitCode).toBe(130);
    expect(first.stdout).toContain("1 message sent, 2 waiting.");
    expect(first.stderr).toMatch(/Go on with: foodshed messages resume \d{4}-/);
    expect((await messages(["list"])).stderr).toContain("is not finished");
    const second = await messages(["resume", "--json"]);
    expect(JSON.parse(second.stdout)).toMatchObject({ sent: 3, waiting: 0 });
    for (const member of members) {
      expect((await received(member)).filter((content) => content === text)).toHaveLength(1);
    }
    expect((await messages(["resume"])).stdout).toBe("No campaign is unfinished.\n");
  });

  it("is not asked for again blindly once the server has forgotten its key", async () => {
    const stop = new AbortController();
    await messages(["send", "--network", "--text", "Yesterday.", "--confirm", "3"], {
      signal: stop.signal,
      fetch: async (request) => {
        if (!request.url.endsWith("/send_messages/")) return fetch(request);
        stop.abort();
        throw new TypeError("connection refused");
      },
    });
    const name = campaigns().find((file) =>
      readFileSync(join(network.folder, "config", "campaigns", file), "utf8").includes("Yesterday."),
    ) as string;
    const path = join(network.folder, "config", "campaigns", name);
    const long = new Date(Date.now() - 30 * 3_600_000).toISOString();
    writeFileSync(path, readFileSync(path, "utf8").replace(/("event":"asked".*"at":")[^"]+/, `$1${long}`));
    const refused = await messages(["resume"]);
    expect(refused.exitCode).toBe(1);
    expect(refused.stderr).toContain("--again");
    expect(JSON.parse((await messages(["resume", "--again", "--json"])).stdout).sent).toBe(3);
    expect((await received(members[0] as never)).filter((content) => content === "Yesterday.")).toHaveLength(
      1,
    );
  });

  it("belongs to whoever began it", async () => {
    const stop = new AbortController();
    await messages(["send", "--network", "--text", "Mine.", "--confirm", "3"], {
      signal: stop.signal,
      fetch: async (request) => {
        if (!request.url.endsWith("/send_messages/")) return fetch(request);
        stop.abort();
        throw new TypeError("connection refused");
      },
    });
    const other = await network.server.manager();
    const ran = await messages(["resume"], { env: { FOODSHED_TOKEN: other.token } });
    expect(ran.exitCode).toBe(4);
    expect(ran.stderr).toContain("was begun by another account");
    expect((await messages(["resume"])).exitCode).toBe(0);
  });
});

describe("messages show", () => {
  it("says when there is no such campaign or record", async () => {
    expect((await messages(["show", "2020-01-01-abcdef"])).stderr).toContain("There is no campaign");
    expect((await messages(["show", "999999"])).stderr).toContain("You have no record 999999.");
    expect((await messages(["show", "../credentials"])).exitCode).toBe(1);
  });
});
