import { readFileSync } from "node:fs";
import { getStorySortParameter, loadConfig } from "storybook/internal/csf-tools";
import { describe, expect, it } from "vitest";

// Storybook reads these from the file's text, and silently ignores what it does not find there.
const text = readFileSync("../../.storybook/preview.tsx", "utf8");

describe("What Storybook reads of the preview without running it", () => {
  it("has every component documented", () => {
    expect(loadConfig(text).parse().getFieldValue(["tags"])).toEqual(["autodocs"]);
  });

  it("opens on Start here", () => {
    expect(getStorySortParameter(text).order[0]).toBe("Start here");
  });
});
