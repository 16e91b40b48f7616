import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type ImportNetwork, startImportNetwork } from "../testing/import-network.ts";

let network: ImportNetwork;

beforeAll(async () => {
  network = await startImportNetwork();
});

afterAll(() => network?.close());

describe("the files that accounts import reads", () => {
  it("takes files as spreadsheets write them: Windows-1252, semicolons, CRLF, its own column names", async () => {
    const text =
      'sep=;\r\nE-Mail;Prénom;Nom de famille;Entreprise;Account Type\r\n"zoe@windows.example";Zoé;Côté;"Crèmerie de l\'Érable";"Processor; Vendor"\r\n';
    const name = network.file(Buffer.from(text, "latin1"));
    const ran = await network.importFile(name, ["--yes", "--json"]);
    expect(ran.stderr).toContain("windows-1252");
    expect(ran.exitCode).toBe(0);
    const { slug } = JSON.parse(ran.stdout).rows[0];
    expect(slug).toMatch(/^cremerie-de-/);
    const account = await network.server.db
      .selectFrom("accounts")
      .select(["business_name", "first_name"])
      .where("slug", "=", slug)
      .executeTakeFirstOrThrow();
    expect(account).toEqual({ business_name: "Crèmerie de l'Érable", first_name: "Zoé" });
  });

  it.each([
    ["a file that is not there", "nowhere.csv", "There is no file"],
    ["a folder", ".", "is a folder"],
  ])("says what is wrong with %s", async (_, name, sentence) => {
    const ran = await network.importFile(name, ["--dry-run"]);
    expect(ran.exitCode).toBe(3);
    expect(ran.stderr).toContain(sentence);
  });

  it.each([
    ["", "The file is empty."],
    ["name;phone\nAda;1\n", "The file has no column for: email, business_name, roles."],
    ['email,first_name\n"a@b.ca', "cannot be read from line 2 on"],
    ["PK\u0003\u0004", "The workbook is damaged and cannot be read."],
  ])("says what is wrong with the content %j", async (content, sentence) => {
    const ran = await network.importFile(network.file(content), ["--dry-run"]);
    expect(ran).toMatchObject({ exitCode: 3, stdout: "" });
    expect(ran.stderr).toContain(sentence);
    expect(ran.stderr).not.toContain("unexpected");
  });
});
