import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type MemberNetwork, startMemberNetwork } from "../testing/member-network.ts";

let memberNetwork: MemberNetwork;

beforeAll(async () => {
  memberNetwork = await startMemberNetwork();
});
afterAll(() => memberNetwork?.network.close());

describe("whom messages are sent to", () => {
  it("writes to those whom a search finds, within one's own network", async () => {
    const ran = await memberNetwork.messages([
      "send",
      "--filter",
      "type=BUYS",
      "--text",
      "Buying?",
      "--dry-run",
      "--json",
    ]);
    expect(JSON.parse(ran.stdout).recipients.map(({ slug }: { slug: string }) => slug)).toEqual([
      "member-farm-2",
    ]);
  });

  it("writes to a list, with its columns as fields, without those left out", async () => {
    memberNetwork.write("guests.csv", `slug,table\nmember-farm-0,4\nmember-farm-1,5\nmember-farm-2,6\n`);
    memberNetwork.write("except.txt", "# not these\nmember-farm-1\n");
    const ran = await memberNetwork.messages([
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
    expect(await memberNetwork.received(memberNetwork.members[2])).toContain("Table 6, Member Farm 2");
    const piped = await memberNetwork.messages(["send", "--to", "-", "--text", "Hi", "--dry-run", "--json"], {
      stdin: `${memberNetwork.members[0].accountId}\nmember-farm-1\n`,
    });
    expect(JSON.parse(piped.stdout).count).toBe(2);
    const unknown = await memberNetwork.messages(["send", "--to", "-", "--text", "Hi", "--dry-run"], {
      stdin: "member-farm-0\nstranger-farm\n",
    });
    expect(unknown).toMatchObject({ exitCode: 3, stdout: "" });
    expect(unknown.stderr).toContain("'stranger-farm' is no account that you can reach");
  });

  it("lets administrators write to anybody, by id, slug and address", async () => {
    const admin = await memberNetwork.network.server.administrator();
    const ran = await memberNetwork.messages(
      ["send", "--to", "-", "--text", "Hello {{first_name|you}}", "--confirm", "2", "--json"],
      {
        env: { FOODSHED_TOKEN: admin.token },
        stdin: "stranger@elsewhere.example\nmember-farm-0\n",
      },
    );
    expect(JSON.parse(ran.stdout)).toMatchObject({ sent: 2 });
  });
});
