import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type MemberNetwork, startMemberNetwork } from "../testing/member-network.ts";

let memberNetwork: MemberNetwork;

beforeAll(async () => {
  memberNetwork = await startMemberNetwork();
});
afterAll(() => memberNetwork?.network.close());

describe("a campaign that is cut off", () => {
  it("resumes where it stopped, and no recipient gets it twice, also after a lost response", async () => {
    let calls = 0;
    const text = "Part by part.";
    const stop = new AbortController();
    const first = await memberNetwork.messages(
      ["send", "--network", "--text", text, "--confirm", "3", "--batch", "1"],
      {
        signal: stop.signal,
        fetch: async (request) => {
          const response = await fetch(request);
          if (!request.url.endsWith("/send_messages/")) return response;
          calls += 1;
          if (calls < 2) return response;
          // The server has sent the message, but its response is lost.
          stop.abort();
          throw new TypeError("connection reset");
        },
      },
    );
    expect(first.exitCode).toBe(130);
    expect(first.stdout).toContain("1 message sent, 2 waiting.");
    expect(first.stderr).toMatch(/Go on with: foodshed messages resume \d{4}-/);
    expect((await memberNetwork.messages(["list"])).stderr).toContain("is not finished");
    const second = await memberNetwork.messages(["resume", "--json"]);
    expect(JSON.parse(second.stdout)).toMatchObject({ sent: 3, waiting: 0 });
    for (const member of memberNetwork.members) {
      expect((await memberNetwork.received(member)).filter((content) => content === text)).toHaveLength(1);
    }
    expect((await memberNetwork.messages(["resume"])).stdout).toBe("No campaign is unfinished.\n");
  });

  it("has ended well when it was stopped after its last part", async () => {
    const stop = new AbortController();
    const ran = await memberNetwork.messages(["send", "--network", "--text", "At last.", "--confirm", "3"], {
      signal: stop.signal,
      fetch: async (request) => {
        const response = await fetch(request);
        if (request.url.endsWith("/send_messages/")) stop.abort();
        return response;
      },
    });
    expect(ran.stderr).not.toContain("messages resume");
    expect(ran.stdout).toContain("3 messages sent.");
    expect(ran.exitCode).toBe(0);
    expect((await memberNetwork.messages(["resume"])).stdout).toBe("No campaign is unfinished.\n");
  });

  it("is not asked for again blindly once the server has forgotten its key", async () => {
    const stop = new AbortController();
    await memberNetwork.messages(["send", "--network", "--text", "Yesterday.", "--confirm", "3"], {
      signal: stop.signal,
      fetch: async (request) => {
        if (!request.url.endsWith("/send_messages/")) return fetch(request);
        stop.abort();
        throw new TypeError("connection refused");
      },
    });
    const name = memberNetwork
      .campaigns()
      .find((file) =>
        readFileSync(join(memberNetwork.network.folder, "config", "campaigns", file), "utf8").includes(
          "Yesterday.",
        ),
      ) as string;
    const path = join(memberNetwork.network.folder, "config", "campaigns", name);
    const long = new Date(Date.now() - 30 * 3_600_000).toISOString();
    writeFileSync(path, readFileSync(path, "utf8").replace(/("event":"asked".*"at":")[^"]+/, `$1${long}`));
    const refused = await memberNetwork.messages(["resume"]);
    expect(refused.exitCode).toBe(1);
    expect(refused.stderr).toContain("--again");
    expect(JSON.parse((await memberNetwork.messages(["resume", "--again", "--json"])).stdout).sent).toBe(3);
    expect(
      (await memberNetwork.received(memberNetwork.members[0])).filter((content) => content === "Yesterday."),
    ).toHaveLength(1);
  });

  it("belongs to its sender", async () => {
    const stop = new AbortController();
    await memberNetwork.messages(["send", "--network", "--text", "Mine.", "--confirm", "3"], {
      signal: stop.signal,
      fetch: async (request) => {
        if (!request.url.endsWith("/send_messages/")) return fetch(request);
        stop.abort();
        throw new TypeError("connection refused");
      },
    });
    const other = await memberNetwork.network.server.manager();
    const ran = await memberNetwork.messages(["resume"], { env: { FOODSHED_TOKEN: other.token } });
    expect(ran.exitCode).toBe(4);
    expect(ran.stderr).toContain("was begun by another account");
    expect((await memberNetwork.messages(["resume"])).exitCode).toBe(0);
  });
});

describe("messages show", () => {
  it("reports an unknown campaign or record", async () => {
    expect((await memberNetwork.messages(["show", "2020-01-01-abcdef"])).stderr).toContain(
      "There is no campaign",
    );
    expect((await memberNetwork.messages(["show", "999999"])).stderr).toContain("You have no record 999999.");
    expect((await memberNetwork.messages(["show", "../credentials"])).exitCode).toBe(1);
  });
});
