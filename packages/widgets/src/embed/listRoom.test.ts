import { describe, expect, it } from "vitest";
import { listRoom } from "./listRoom.ts";

const room = (attributes: Record<string, string>) => listRoom((name) => attributes[name]);

describe("The room of a list", () => {
  it("follows from the number of entries and their layout", () => {
    expect(room({ limit: "3" })).toEqual([498]);
    expect(room({ limit: "3", layout: "compact" })).toEqual([346]);
    expect(room({ limit: "3", layout: "compact", more: "none" })).toEqual([325]);
  });

  it("is less where entries stand side by side", () => {
    expect(room({ limit: "4", columns: "2" })).toEqual([632, 364]);
    expect(room({ limit: "3", layout: "cards" })).toEqual([1610, 1100, 590]);
  });

  it("grows with the size of the text", () => {
    expect(room({ limit: "1", size: "32px" })).toEqual([460]);
  });

  it.each([{}, { limit: "none" }, { limit: "3", more: "button" }])("is not known for %o", (attributes) => {
    expect(room(attributes as Record<string, string>)).toBeUndefined();
  });
});
