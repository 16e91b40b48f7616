import { describe, expect, it } from "vitest";
import { foldTerm } from "./fold.ts";
import { REGIONS } from "./regions.ts";

const townsOf = (name: string) =>
  REGIONS.find(({ en, fr }) => [...en, ...fr].map(foldTerm).includes(foldTerm(name)))?.towns;

describe("the regions of Ontario", () => {
  it("know at least 450 towns", () => {
    expect(new Set(REGIONS.flatMap(({ towns }) => towns)).size).toBeGreaterThan(450);
  });

  it("are lower case, and so are their towns", () => {
    const names = REGIONS.flatMap(({ en, fr, towns }) => [...en, ...fr, ...towns]);
    expect(names.filter((name) => name === "" || name !== name.toLowerCase().trim())).toEqual([]);
  });

  it("have each name once", () => {
    const owners = new Map<string, string>();
    for (const { key, en, fr } of REGIONS)
      for (const name of [...en, ...fr]) {
        const folded = foldTerm(name);
        expect([name, owners.get(folded) ?? key]).toEqual([name, key]);
        owners.set(folded, key);
      }
  });

  it("list each of their towns once", () => {
    for (const { key, towns } of REGIONS) {
      const repeated = towns.filter((town, index) => towns.map(foldTerm).indexOf(foldTerm(town)) !== index);
      expect([key, repeated]).toEqual([key, []]);
    }
  });

  it.each([
    ["Niagara", "jordan station"],
    ["PEC", "picton"],
    ["the County", "bloomfield"],
    ["GTA", "mississauga"],
    ["golden horseshoe", "st. catharines"],
    ["Grey Bruce", "owen sound"],
    ["vallée de l'Outaouais", "pembroke"],
    ["Kawarthas", "lindsay"],
    ["Northern Ontario", "dryden"],
    ["Waterloo Region", "elmira"],
    ["Haldimand Norfolk", "port dover"],
  ])("%s holds %s", (region, town) => expect(townsOf(region)).toContain(town));

  it("end where the next one begins", () => {
    expect(townsOf("Eastern Ontario")).not.toContain("guelph");
    expect(townsOf("Northwestern Ontario")).not.toContain("timmins");
  });
});
