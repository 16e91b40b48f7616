import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { memberRow, type PlanNetwork, startPlanNetwork } from "../testing/plan-network.ts";

let network: PlanNetwork;

beforeAll(async () => {
  network = await startPlanNetwork();
});

afterAll(() => network?.close());

describe("accounts undo", () => {
  const claim = async (email: string) => {
    const [mail] = await network.server.mails(email);
    const url = new URL(/https?:\S+\/claim\S+/.exec(mail?.text ?? "")?.[0] ?? "");
    const { status } = await network.server.post("/accounts/activate_account_and_set_password/", {
      act_token: url.searchParams.get("act_token"),
      pw_token: url.searchParams.get("pw_token"),
      password: "harvest#2026",
      email_consent: false,
    });
    expect(status).toBe(200);
  };

  it("takes back the unclaimed accounts of a run, and leaves those that were claimed", async () => {
    const name = network.memberList(
      "undo",
      ["a", "b", "c"].map((who) => memberRow(`${who}@undo.example`, `Undo ${who}`)),
    );
    await network.accounts(["import", name, "--yes"]);
    await claim("b@undo.example");
    const dry = await network.accounts(["undo", name, "--dry-run"]);
    expect(dry.stdout).toContain("3 would be withdrawn. Nothing was withdrawn.");
    expect((await network.accounts(["undo", name])).stderr).toContain("Agree with: --yes");
    const ran = await network.accounts(["undo", name, "--yes", "--json"]);
    expect(ran.exitCode).toBe(0);
    expect(JSON.parse(ran.stdout).counts).toEqual({ withdrawn: 2, claimed: 1 });
    expect(ran.stderr).toContain("1 account stayed");
    expect(await network.accountsAt("undo.example")).toEqual(["b@undo.example"]);
  });

  it("allows importing the same file again, with new accounts and mails", async () => {
    const name = network.memberList("anew", [memberRow("a@anew.example", "Anew Farm")]);
    await network.accounts(["import", name, "--yes"]);
    await network.accounts(["undo", name, "--yes"]);
    expect(await network.accountsAt("anew.example")).toEqual([]);
    const again = await network.accounts(["import", name, "--yes", "--json"]);
    expect(JSON.parse(again.stdout).counts).toEqual({ created: 1 });
    expect(await network.accountsAt("anew.example")).toEqual(["a@anew.example"]);
    expect((await network.accounts(["undo", name, "--yes", "--json"])).stdout).toContain('"withdrawn": 1');
    expect((await network.accounts(["undo", name, "--yes"])).stdout).toContain("no account to withdraw");
  });

  it("resumes after the response to a withdrawal was lost", async () => {
    const name = network.memberList(
      "lost",
      ["a", "b"].map((who) => memberRow(`${who}@lost.example`, `Lost ${who}`)),
    );
    await network.accounts(["import", name, "--yes"]);
    const stop = new AbortController();
    const first = await network.accounts(["undo", name, "--yes", "--concurrency", "1"], {
      signal: stop.signal,
      fetch: async (request) => {
        const response = await fetch(request);
        if (!request.url.endsWith("/withdraw_account/")) return response;
        stop.abort();
        throw new TypeError("connection reset");
      },
    });
    expect(first.exitCode).toBe(130);
    const second = await network.accounts(["undo", name, "--yes", "--json"]);
    expect(JSON.parse(second.stdout).counts).toEqual({ withdrawn: 2 });
    expect(await network.accountsAt("lost.example")).toEqual([]);
  });

  it("stops after repeated server errors instead of recording one per row", async () => {
    const name = network.memberList(
      "fails",
      Array.from({ length: 12 }, (_, n) => memberRow(`m${n}@fails.example`, `Fails ${n}`)),
    );
    await network.accounts(["import", name, "--yes"]);
    const asked = new Set<number>();
    const ran = await network.accounts(["undo", name, "--yes", "--concurrency", "2"], {
      fetch: async (request) => {
        if (!request.url.endsWith("/withdraw_account/")) return fetch(request);
        asked.add((await request.clone().json()).account_id);
        return Response.json({ message: "No." }, { status: 500, headers: { "Retry-After": "0" } });
      },
    });
    expect(ran.exitCode).toBe(5);
    expect(ran.stderr).toContain("The server failed (HTTP 500)");
    expect(asked.size).toBeLessThanOrEqual(3);
    expect(await network.accountsAt("fails.example")).toHaveLength(12);
  });

  it("reports a missing run", async () => {
    const ran = await network.accounts(["undo", "nothing.csv", "--yes"]);
    expect(ran.exitCode).toBe(3);
    expect(ran.stderr).toContain("There is no journal of a run");
  });
});
