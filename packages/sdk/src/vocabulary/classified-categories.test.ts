import { describe, expect, it } from "vitest";
import { classifiedHeading } from "./classified-categories.ts";

describe("A classified's heading", () => {
  it.each([
    [true, "Pears", "Wanted: Pears"],
    [true, "Wanted: Pears", "Wanted: Pears"],
    [true, "WANTED - pears, any kind", "Wanted: pears, any kind"],
    [true, "wanted:", "Wanted: wanted:"],
    [true, "Wanted posters", "Wanted: Wanted posters"],
    [false, "For sale: Stand", "For Sale: Stand"],
    [false, "Wanted: Pears", "For Sale: Wanted: Pears"],
    [false, "For Sale – 40 crates: pears", "For Sale: 40 crates: pears"],
  ])("says once what it is (%s, %s)", (lookingFor, title, heading) => {
    expect(classifiedHeading(lookingFor, title)).toBe(heading);
  });
});
