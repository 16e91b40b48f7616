import { describe, expect, it } from "vitest";
import { addressOf, chosen, type IndexEntry, widgetsOf } from "./storyIndex.ts";

const entry = (title: string, name: string, type: IndexEntry["type"] = "story"): IndexEntry => ({
  id: `${title}--${name}`.toLowerCase().replaceAll(/[^a-z-]+/g, "-"),
  title,
  name,
  type,
});

const widgets = widgetsOf([
  entry("Start here", "Docs", "docs"),
  entry("Widgets/Search/SearchBox", "Default"),
  entry("Widgets/Search/SearchBox", "Suggesting"),
  entry("Pages/SearchPage", "Failed"),
]);

describe("The page of states", () => {
  it("lists components with their stories, and no texts", () => {
    expect(widgets.map(({ name, stories }) => [name, stories.length])).toEqual([
      ["SearchBox", 2],
      ["SearchPage", 1],
    ]);
  });

  it("finds by words of the title, whatever their order", () => {
    expect(chosen(widgets, "searchbox widgets", "").map(({ name }) => name)).toEqual(["SearchBox"]);
    expect(chosen(widgets, "shipping", "")).toEqual([]);
  });

  it("leaves only the stories of a state, and the components that have it", () => {
    const [only, ...others] = chosen(widgets, "", "Failed");
    expect(only?.name).toBe("SearchPage");
    expect(others).toEqual([]);
  });

  it("links to a story as the reader wants to see it", () => {
    expect(addressOf("a--b", {})).toBe("./?path=/story/a--b");
    expect(addressOf("a--b", { theme: "dark", language: "", "viewport.value": "small" })).toBe(
      "./?path=/story/a--b&globals=theme:dark;viewport.value:small",
    );
  });
});
