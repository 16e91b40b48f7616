import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { HEADER, type ImportNetwork, memberRows, startImportNetwork } from "../testing/import-network.ts";

let network: ImportNetwork;

beforeAll(async () => {
  network = await startImportNetwork();
});

afterAll(() => network?.close());

describe("accounts import with invalid rows", () => {
  it("checks the other rows when one has a control character or only the server refuses it", async () => {
    const name = network.file(
      `${memberRows(2, "ctrl.example")}bell@ctrl.example,Ada,Oka\u0007for,Bell Farm,seller\n`,
    );
    const ran = await network.importFile(name, ["--yes"]);
    expect(ran.exitCode).toBe(3);
    expect(ran.stderr).toContain(
      "line 4: The last name (column 3) holds a control character (U+0007) after 'Oka'.",
    );
    const skipped = await network.importFile(name, ["--yes", "--skip-invalid"]);
    expect(skipped.exitCode).toBe(0);
    expect(await network.accountsAt("ctrl.example")).toEqual(["m0@ctrl.example", "m1@ctrl.example"]);

    const odd = network.file(memberRows(3, "odd.example"));
    const refused = await network.importFile(odd, ["--dry-run"], {
      fetch: async (request) => {
        const body = request.url.endsWith("/plan_accounts/")
          ? await request.clone().json()
          : { accounts: [] };
        const place = body.accounts.findIndex(({ email }: { email: string }) => email === "m1@odd.example");
        return place < 0
          ? fetch(request)
          : Response.json(
              { message: "No.", errors: { [`accounts.${place}.business_name`]: ["This is not taken."] } },
              { status: 400 },
            );
      },
    });
    expect(refused.exitCode).toBe(3);
    expect(refused.stdout).toContain("2 would be created, 1 invalid");
    expect(refused.stderr).toContain("line 3: business name: This is not taken.");
  });

  it("sends nothing while one row has an error, and names it by its line", async () => {
    const name = network.file(`${memberRows(2, "bad.example")}nobody,Ada,Okafor,Farm,seller\n`);
    const ran = await network.importFile(name, ["--yes"]);
    expect(ran).toMatchObject({ exitCode: 3, stdout: "" });
    expect(ran.stderr).toContain("line 4: 'nobody' is no email address.");
    expect(ran.stderr).toContain("--skip-invalid");
    expect(await network.accountsAt("bad.example")).toEqual([]);
    const dry = await network.importFile(name, ["--dry-run"]);
    expect(dry.exitCode).toBe(3);
    expect(dry.stdout).toContain("2 would be created, 1 invalid");
  });

  it("leaves rows with errors out when asked to", async () => {
    const name = network.file(`${memberRows(2, "skip.example")}nobody,Ada,Okafor,Farm,seller\n`);
    const ran = await network.importFile(name, ["--yes", "--skip-invalid"]);
    expect(ran.exitCode).toBe(0);
    expect(await network.accountsAt("skip.example")).toHaveLength(2);
    expect(network.resultsOf(name).map(({ status }) => status)).toEqual(["created", "created", "invalid"]);
  });

  it("reports rows that the server refused and finishes the others", async () => {
    const name = network.file(
      `${HEADER}a@refused.example,Ada,Okafor,Farm,seller\nb@refused.example,Bo,Li,Barn,seller\n`,
    );
    const ran = await network.importFile(name, ["--yes"], {
      fetch: async (request) => {
        const body = request.url.endsWith("/signup/") ? await request.clone().text() : "";
        if (!body.includes("a@refused")) return fetch(request);
        return Response.json(
          { message: "No.", errors: { business_name: ["This name is not allowed."] } },
          { status: 400 },
        );
      },
    });
    expect(ran.exitCode).toBe(6);
    expect(ran.stderr).toContain("line 2: This name is not allowed.");
    expect(await network.accountsAt("refused.example")).toEqual(["b@refused.example"]);
    expect((await network.importFile(name, ["--yes"])).exitCode).toBe(0);
  });
});
