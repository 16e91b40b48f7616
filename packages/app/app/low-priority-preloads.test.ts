import { createElement } from "react";
import { renderToString } from "react-dom/server";
import { expect, test } from "vitest";
import { withLowPriorityPreloads } from "./low-priority-preloads.ts";

test("scripts that are fetched ahead come after what a page is read by", () => {
  const link = (rel: string, href: string) => createElement("link", { rel, href, key: href });
  const head = createElement("head", {}, [
    link("modulepreload", "/assets/root.js"),
    link("icon", "/favicon.svg"),
  ]);
  const page = renderToString(createElement("html", {}, head));
  const html = withLowPriorityPreloads(page);
  expect(html).toContain('<link rel="modulepreload" fetchpriority="low" href="/assets/root.js"/>');
  expect(html).toContain('<link rel="icon" href="/favicon.svg"/>');
});

test("text about such a link stays as written", () => {
  const page = renderToString(createElement("p", {}, '<link rel="modulepreload">'));
  expect(withLowPriorityPreloads(page)).toBe(page);
});
