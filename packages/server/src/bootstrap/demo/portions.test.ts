import type { DemoPortion } from "@foodshed/demo/demo-data";
import { demoNetwork } from "@foodshed/demo/network";
import { demoPortions } from "@foodshed/demo/portions";
import { isEmail } from "@foodshed/sdk/vocabulary";
import { describe, expect, it } from "vitest";

const now = new Date("2026-11-21T15:00:00Z");
const WHOLE = 60;
const PROFILES = 2500;
const options = { profiles: PROFILES, seed: "foodshed", now };
const network = demoNetwork({ ...options, profiles: WHOLE });
const portions = [...demoPortions(network, options)];
const all = <Key extends keyof DemoPortion>(key: Key) =>
  portions.flatMap((portion) => portion[key] as DemoPortion[Key][number][]) as DemoPortion[Key];
const businesses = all("businesses");
const isOther = (index: number) => index >= WHOLE && index < PROFILES;

describe("the portions of a large demo network", () => {
  it("continue the network, each business in its place, a thousand at a time", () => {
    expect(portions.map((portion) => portion.businesses.length)).toEqual([1000, 1000, 440]);
    expect(businesses.map(({ index }) => index)).toEqual(businesses.map((_, at) => WHOLE + at));
  });

  it("are the same for the same seed, whatever was read of them before", () => {
    const [, second] = [...demoPortions(network, options)];
    expect(second).toEqual(portions[1]);
  });

  it("are nothing where the network is large enough", () => {
    expect([...demoPortions(network, { ...options, profiles: WHOLE })]).toEqual([]);
  });

  it("give no two businesses one mail address, although nothing of an earlier portion is remembered", () => {
    const emails = [...network.businesses, ...businesses].map(({ email }) => email);
    for (const email of emails) expect(isEmail(email)).toBe(true);
    expect(new Set(emails).size).toBe(PROFILES);
  });

  it("have ads, conversations and saved searches of their own businesses", () => {
    expect(all("classifieds").length / businesses.length).toBeCloseTo(0.058, 2);
    expect(all("conversations").length / businesses.length).toBeCloseTo(0.25, 1);
    expect(all("savedSearches").length / businesses.length).toBeCloseTo(0.1, 1);
    for (const { owner } of [...all("classifieds"), ...all("savedSearches")])
      expect(isOther(owner)).toBe(true);
    for (const { between } of all("conversations")) {
      expect(between.every(isOther)).toBe(true);
      expect(between[0]).not.toBe(between[1]);
    }
  });

  it("each have a network of their own that half of them belong to", () => {
    for (const portion of portions) {
      const [first, ...others] = portion.businesses;
      expect(first).toMatchObject({ trade: "network", partnerRank: null });
      expect(portion.connections.every(({ network: of }) => of === first?.index)).toBe(true);
      expect(portion.connections.length / others.length).toBeCloseTo(0.5, 1);
    }
  });
});
