import { describe, expect, it } from "vitest";
import { runJq } from "./run-jq.ts";

const accounts = (count: number) => ({
  accounts: Array.from({ length: count }, (_, id) => ({ id, name: `Ferme Élan ${id} ${"é".repeat(80)}` })),
});

describe("an expression of jq", () => {
  it("is evaluated over a megabyte in its time, and prints as much", async () => {
    const lines = (await runJq(".accounts[].name", accounts(5000))).split("\n");
    expect(lines).toHaveLength(5001);
    expect(lines[4999]).toMatch(/^Ferme Élan 4999 é+$/);
  }, 30_000);

  it("is evaluated as often as a listing is watched, also after mistakes", async () => {
    const document = accounts(2);
    for (let round = 0; round < 12; round += 1) {
      expect(await runJq(".accounts | length", document)).toBe("2\n");
      await expect(runJq(".accounts[", document)).rejects.toThrow("syntax error");
      await expect(runJq(".accounts.name", document)).rejects.toThrow("Cannot index array");
    }
  }, 30_000);

  it("knows patterns and big numbers, and prints nothing for nothing", async () => {
    expect(await runJq('.name | test("É.an")', { name: "Ferme Élan" })).toBe("true\n");
    expect(await runJq("empty", {})).toBe("");
    expect(await runJq('"a", null, [1]', {})).toBe("a\nnull\n[1]\n");
  });

  it("that fails midway prints nothing that looks whole", async () => {
    await expect(runJq('1, error("no")', {})).rejects.toThrow("--jq: no");
  });
});
