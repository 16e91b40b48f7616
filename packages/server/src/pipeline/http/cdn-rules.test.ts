// Over one database: headers follow from routes and from the contract.
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { load } from "js-yaml";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { buildTestServer, type TestServer } from "../../testing/server.ts";
import { writeSiteBuild } from "../../testing/site-build.ts";

const root = join(import.meta.dirname, "..", "..", "..", "..", "..");
const folder = mkdtempSync(join(tmpdir(), "foodshed-cdn-"));
const builds = { site: join(folder, "site"), embed: join(folder, "embed"), storybook: join(folder, "none") };
const write = (path: string) => {
  mkdirSync(dirname(join(folder, path)), { recursive: true });
  writeFileSync(join(folder, path), "/* built */");
};

let server: TestServer;
beforeAll(async () => {
  writeSiteBuild(builds.site, 'return new Response("<p>a page</p>", { status, headers });');
  for (const path of ["site/client/assets/root-B1x9Zq0a.js", "site/client/favicon.svg"]) write(path);
  for (const path of ["embed/v1.js", "embed/SearchBox-CFhGiCzS.js"]) write(path);
  server = await buildTestServer({ app: { apiOnly: false, builds } });
});
afterAll(async () => {
  await server.close();
  rmSync(folder, { recursive: true, force: true });
});

const headers = async (url: string, options: { method?: "GET" | "POST" } = {}) =>
  (await server.app.inject({ url, method: "GET", ...options })).headers;

/** The rules of docs/scale.md: the paths of each row, and what it says. */
const rules = readFileSync(join(root, "docs", "scale.md"), "utf8")
  .split("## What a CDN may keep")[1]
  ?.split("\n")
  .flatMap((line) => {
    const [, paths = "", rule = ""] = line.split("|").map((cell) => cell.trim());
    return paths.startsWith("`")
      ? [{ paths: [...paths.matchAll(/`(?:GET )?(\/[^`]*)`/g)].map(([, path]) => path), rule }]
      : [];
  });
const isListed = (path: string) =>
  rules?.some(({ paths }) =>
    paths.some(
      (pattern) =>
        pattern && new RegExp(`^${pattern.replaceAll(".", "\\.").replaceAll("*", ".*")}$`).test(path),
    ),
  );

describe("what a CDN may keep", () => {
  it.each([
    ["/embed/SearchBox-CFhGiCzS.js", "public, max-age=31536000, immutable"],
    ["/assets/root-B1x9Zq0a.js", "public, max-age=31536000, immutable"],
    ["/embed/v1.js", "public, max-age=300, stale-while-revalidate=86400"],
    ["/favicon.svg", "public, max-age=3600"],
    ["/api/v1/search/profiles/?keywords=cheese", "public, max-age=30, stale-while-revalidate=120"],
    ["/api/v1/search/classifieds/?size=24", "public, max-age=30, stale-while-revalidate=120"],
    ["/sitemap.xml", "public, max-age=3600"],
    ["/feeds/classifieds.atom", "public, max-age=300"],
  ])("says so itself: %s", async (path, expected) => {
    expect((await headers(path))["cache-control"]).toBe(expected);
    expect(isListed(path.split("?")[0] as string)).toBe(true);
  });

  it("is in the table, or no response of the API that visitors get says that it may be kept", async () => {
    const { paths } = load(readFileSync(join(root, "openapi.yaml"), "utf8")) as {
      paths: Record<string, Record<string, unknown>>;
    };
    const open = Object.keys(paths).filter((path) => paths[path]?.get && !path.includes("{"));
    expect(open.length).toBeGreaterThan(40);
    const unlisted: string[] = [];
    for (const path of open) {
      const { "cache-control": said } = await headers(`/api/v1${path}`);
      if (!/no-store|private|no-cache/.test(String(said)) && !isListed(`/api/v1${path}`))
        unlisted.push(`${path}: ${said}`);
    }
    expect(unlisted).toEqual([]);
  });

  it.each([
    ["a search that changes with the reader's words", "/api/v1/search/profiles/", "POST"],
    ["a search that is refused", "/api/v1/search/profiles/?size=nonsense", "GET"],
    ["who is logged in", "/api/v1/accounts/session/", "GET"],
    ["an address that there is not", "/api/v1/nowhere/", "GET"],
  ] as const)("is not %s", async (_what, path, method) => {
    expect((await headers(path, { method }))["cache-control"]).toBe("no-store");
  });

  it("is no page of visitors unless an operator says so: they say nothing of being public", async () => {
    expect(String((await headers("/search"))["cache-control"])).not.toContain("public");
  });
});
