import { globSync, readFileSync } from "node:fs";
import { toId } from "storybook/internal/csf";
import { describe, expect, it } from "vitest";
import { storyFiles } from "./storyFiles.ts";

const texts = globSync("docs/*.mdx").map((file) => ({ file, text: readFileSync(file, "utf8") }));
const pages = [...globSync("src/testing/showroom/pages/*.tsx")].map((file) => ({
  file,
  text: readFileSync(file, "utf8"),
}));
const titles = texts.map(({ text }) => text.match(/<Meta title="([^"]+)"/)?.[1] ?? "");

const known = new Set([
  ...storyFiles().flatMap(({ stories }) => stories.map(({ id }) => id)),
  ...storyFiles().flatMap(({ stories }) => stories.slice(0, 1).map(({ id }) => `${id.split("--")[0]}--docs`)),
  ...titles.map((title) => toId(title, "docs")),
]);

describe("The texts of the showroom", () => {
  it.each([...texts, ...pages].map(({ file, text }) => [file, text] as const))(
    "%s: leads to pages and stories that exist",
    (_file, text) => {
      const linked = [...text.matchAll(/\?path=\/(?:docs|story)\/([\w-]+)/g)].map(([, id = ""]) => id);
      expect(linked.filter((id) => !known.has(id))).toEqual([]);
    },
  );
});
