import { describe, expect, it } from "vitest";
import { storyFiles } from "../storyFiles.ts";
import { importOf } from "./importOf.ts";
import { keysOf } from "./keys.ts";
import { reasons } from "./reasons.ts";

const pages = new Set(storyFiles().map(({ title }) => title.split("/").at(-1)));

describe("The page of a component", () => {
  it("exists for every component whose keys are described", () => {
    expect(Object.keys(keysOf).filter((name) => !pages.has(name))).toEqual([]);
  });

  it("exists for every component that advice is given on", () => {
    const named = Object.values(reasons).flatMap(({ on }) => [...on]);
    expect(named.filter((name) => !pages.has(name))).toEqual([]);
  });

  it("says how to import what the package exports, with the least styles", () => {
    expect(importOf("ClassifiedsBoard")).toBe(
      'import { ClassifiedsBoard } from "@foodshed/widgets/classifieds";\nimport "@foodshed/widgets/styles/base.css";\nimport "@foodshed/widgets/styles/classifieds.css";',
    );
    expect(importOf("Button")).toContain('import "@foodshed/widgets/styles.css"');
    expect(importOf("SearchPage")).toContain('import "@foodshed/widgets/styles.css"');
    expect(importOf("ButtonProp")).toBeUndefined();
    expect(importOf("DashboardHome")).toBeUndefined();
  });
});
