import { describe, expect, it } from "vitest";
import { pickStrings, withUsedStrings } from "../used-strings.ts";

const strings = `import type { LocalizedString } from "@foodshed/sdk/locale";

/** Save */
export const save: LocalizedString = { id: "test.save", english: "Save" };

/** Save all */
export const saveAll: LocalizedString = { id: "test.saveAll", english: "Save all" };
`;

describe("The messages of a chunk", () => {
  it("are those that its modules name", () => {
    const code = `import * as strings from "../generated/strings.ts";
import * as shared from "../../primitives/generated/strings.ts";
const label = open ? t(strings.save) : t(strings.cancel) + t(shared.close) + t(strings.save);`;
    expect(withUsedStrings(code).split("\n").slice(0, 2)).toEqual([
      'import * as strings from "../generated/strings.ts?used=cancel,save";',
      'import * as shared from "../../primitives/generated/strings.ts?used=close";',
    ]);
  });

  it("are picked by their whole names", () => {
    expect(pickStrings(strings, new Set(["save"]))).toContain("test.save");
    expect(pickStrings(strings, new Set(["save"]))).not.toContain("saveAll");
    expect(pickStrings(strings, new Set(["saveAll"]))).not.toContain('"test.save"');
  });
});
