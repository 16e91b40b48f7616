import { describe, expect, it } from "vitest";
import { findingText } from "./finding-text.ts";

const finding = {
  code: "network-unknown",
  severity: "error",
  message: "There is no network “north”, so <foodshed-classifieds> stays empty.",
  fix: "Take the last part of the address of the network’s profile.",
  excerpt: null,
  line: 2,
} as const;
const at = (width: number | undefined) => findingText(finding, { style: (text) => text, width }).split("\n");

describe("A finding on a terminal", () => {
  it("has its severity before it, and what to do below", () => {
    expect(at(200)).toEqual([
      "error    There is no network “north”, so <foodshed-classifieds> stays empty.",
      "         Take the last part of the address of the network’s profile.",
      "         network-unknown, line 2",
    ]);
    expect(at(undefined)).toEqual(at(200));
  });

  it("is wrapped at words, below its severity where that leaves no space beside it", () => {
    expect(at(62)).toEqual([
      "error    There is no network “north”, so",
      "         <foodshed-classifieds> stays empty.",
      "         Take the last part of the address of the network’s",
      "         profile.",
      "         network-unknown, line 2",
    ]);
    expect(at(40)[0]).toBe("error");
    for (const line of at(40)) expect(line.length).toBeLessThanOrEqual(40);
  });
});
