import { describe, expect, it } from "vitest";
import {
  classifiedDaysLeft,
  classifiedIdIn,
  classifiedPath,
  classifiedPathOf,
  renewedUntil,
} from "./classified-pages.ts";

describe("The address of a classified", () => {
  it.each([
    ["Cold-pressed cider", "/classifieds/7-cold-pressed-cider"],
    ["Fromage de chèvre, œufs d’oie & miel", "/classifieds/7-fromage-de-chevre-ufs-doie-miel"],
    ["  --- ", "/classifieds/7"],
    ["苹果", "/classifieds/7"],
    [`${"very ".repeat(40)}long`, `/classifieds/7-${"very-".repeat(12).slice(0, -1)}`],
  ])("of %j is %s", (title, path) => {
    expect(classifiedPath({ id: 7, title })).toBe(path);
  });

  it("has the id alone where the title is not shown", () => {
    expect(classifiedPathOf(7, null)).toBe("/classifieds/7");
  });

  it.each([
    ["7-cold-pressed-cider", 7],
    ["7", 7],
    ["7-", 7],
    ["07-cider", undefined],
    ["7cider", undefined],
    ["cider", undefined],
    ["-7", undefined],
    ["99999999999", undefined],
  ])("%s names the classified %s", (part, id) => {
    expect(classifiedIdIn(part)).toBe(id);
  });
});

describe("The days that a classified has left", () => {
  const evening = new Date("2026-11-24T03:30:00Z");

  it.each([
    ["2026-11-24T04:59:59Z", 0],
    ["2026-11-25T04:59:59Z", 1],
    ["2026-12-01T00:00:00Z", 8],
    ["2026-11-22T12:00:00Z", -1],
  ])("are those of Ontario's calendar: until %s, %i", (needed_by, left) => {
    expect(classifiedDaysLeft(needed_by, evening)).toBe(left);
  });

  it("are 30 after it was renewed, to the end of the day", () => {
    expect(renewedUntil(evening)).toEqual(new Date("2026-12-24T04:59:59Z"));
    expect(classifiedDaysLeft(renewedUntil(evening), evening)).toBe(30);
  });
});
