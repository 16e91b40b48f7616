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

  it("writes to those whom a query matches, among those that one may reach", async () => {
    const slugs = async (args: string[], token?: string) => {
      const ran = await memberNetwork.messages(
        ["send", ...args, "--text", "Hi", "--dry-run", "--json"],
        token ? { env: { FOODSHED_TOKEN: token } } : {},
      );
      return ran.exitCode === 0
        ? JSON.parse(ran.stdout).recipients.map(({ slug }: { slug: string }) => slug)
        : [ran.exitCode, ran.stderr.split("\n")[0]];
    };
    const nobody = [1, "Error: Nobody was found to write to."];
    expect(await slugs(["--where", "role=buyer"])).toEqual(["member-farm-2"]);
    expect(await slugs(["--where", "not role=buyer"])).toEqual(["member-farm-0", "member-farm-1"]);
    // Somebody outside of the network is not reached, whatever the query says.
    expect(await slugs(["--where", "name ~ farm"])).toEqual([
      "member-farm-0",
      "member-farm-1",
      "member-farm-2",
    ]);
    expect(await slugs(["--where", "slug=stranger-farm"])).toEqual(nobody);
    expect(await slugs(["--where", "slug=stranger-farm or network=no-such-network"])).toEqual(nobody);
    // With other flags it narrows what they name.
    memberNetwork.write("two.txt", "member-farm-0\nmember-farm-2\n");
    expect(await slugs(["--to", "two.txt", "--where", "role=buyer"])).toEqual(["member-farm-2"]);
    expect(await slugs(["--network", "--where", "slug=member-farm-1"])).toEqual(["member-farm-1"]);
    const { token } = await memberNetwork.network.server.administrator();
    expect(await slugs(["--where", `network=${memberNetwork.manager.slug} and role=seller`], token)).toEqual([
      "member-farm-0",
      "member-farm-1",
    ]);
    expect(await slugs(["--where", "slug=stranger-farm"], token)).toEqual(["stranger-farm"]);
    const { token: member } = await memberNetwork.network.server.member();
    expect(await slugs(["--where", "name ~ farm"], member)).toEqual(nobody);
  });

  it("shows how many a query matches and the first of them before it asks, and sends nothing when it is cut off", async () => {
    const asked = await memberNetwork.messages(["send", "--where", "name ~ member", "--text", "Hi"]);
    expect(asked).toMatchObject({ exitCode: 2, stdout: "" });
    expect(asked.stderr).toContain(
      "Recipients: Member Farm 0, Member Farm 1, Member Farm 2.\nTo 3 recipients.",
    );
    const sent = await memberNetwork.messages([
      ...["send", "--where", "role=buyer", "--text", "By query", "--confirm", "1"],
    ]);
    expect(sent.stdout).toContain("1 message sent.");
    expect(await memberNetwork.received(memberNetwork.members[2])).toContain("By query");
    const cut = await memberNetwork.messages(
      ["send", "--where", "name ~ member", "--text", "Hi", "--confirm", "3"],
      {
        fetch: async (request) => {
          const response = await fetch(request);
          if (!request.url.includes("export_profiles")) return response;
          const text = await response.text();
          return new Response(text.slice(0, -5), { headers: response.headers });
        },
      },
    );
    expect(cut).toMatchObject({ exitCode: 5, stdout: "" });
    expect(cut.stderr).toContain("broke off before it had named everybody. Nothing was done.");
  });

  it("lets the same query list accounts and resend mails, for managers among those that they manage", async () => {
    const { foodshed, server } = memberNetwork.network;
    const as = ({ token }: { token: string }) => ({ env: { FOODSHED_TOKEN: token } });
    const admin = await server.administrator();
    const list = async (query: string, by: { token: string }, ...more: string[]) => {
      const ran = await foodshed(["accounts", "list", "--where", query, "--json", ...more], as(by));
      const { count, results } = JSON.parse(ran.stdout);
      return [count, results.map(({ slug }: { slug: string }) => slug)];
    };
    expect(await list("name ~ 'member farm' and role=seller", admin)).toEqual([
      2,
      ["member-farm-0", "member-farm-1"],
    ]);
    expect(await list("name ~ 'member farm'", admin, "--limit", "1")).toEqual([3, ["member-farm-0"]]);
    expect(await list("name ~ farm", admin, "--role", "buyer")).toEqual([1, ["member-farm-2"]]);
    // Cleo does not let the network manage her profile.
    expect(await list("name ~ farm", memberNetwork.manager)).toEqual([2, ["member-farm-0", "member-farm-1"]]);
    const resent = await foodshed(["accounts", "resend", "--where", "name ~ farm", "--yes"], as(admin));
    expect(resent.stdout).toContain("No account waits for a mail.");
    const exported = await foodshed(
      ["profiles", "export", "--where", "role=seller and within 3 km of K1A", "--fields", "slug"],
      as(memberNetwork.manager),
    );
    expect(exported).toMatchObject({ exitCode: 0, stdout: "\ufeffslug\r\n" });
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
