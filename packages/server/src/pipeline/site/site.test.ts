// Over one database: pages and files of a build are served; what the API reads for them, the modules' own tests show over both.
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import fastify from "fastify";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { buildTestServer, type TestServer } from "../../testing/server.ts";
import { writeSiteBuild } from "../../testing/site-build.ts";
import { serveEmbeds } from "./static-files.ts";

/** Shows what its loader was given. */
const page = `
  const response = await context.apiFetch("/api/v1/accounts/session/", { headers: { authorization: request.headers.get("authorization") ?? "" } });
  const list = await (await context.apiFetch(context.publicUrl + "/api/v1/accounts/categories_list/")).json();
  headers.set("x-api-status", String(response.status));
  headers.set("x-consumers", [context.onConsumerHost, context.consumerUrl].join(" "));
  return new Response("<script nonce=" + JSON.stringify(context.nonce) + "></script><p>" + list.length + " types " + "x".repeat(2000), { status, headers });
`;

const folder = mkdtempSync(join(tmpdir(), "foodshed-builds-"));
const builds = {
  site: join(folder, "site"),
  embed: join(folder, "embed"),
  storybook: join(folder, "storybook"),
};
const write = (path: string, text: string) => {
  mkdirSync(join(folder, path, ".."), { recursive: true });
  writeFileSync(join(folder, path), text);
};

let server: TestServer;
beforeAll(async () => {
  writeSiteBuild(builds.site, page);
  write("site/client/assets/entry.client-B1x9Zq0a.js", "export {};");
  write("site/client/assets/root-B1x9Zq0a.js", "export {};");
  write("site/client/assets/root-B1x9Zq0a.js.br", "compressed ahead");
  write("site/client/favicon.svg", "<svg/>");
  write("embed/v1.js", "/* embed */");
  write("embed/v1.js.br", "embed, compressed ahead");
  write("embed/SearchBox-CFhGiCzS.js", "/* chunk */");
  write("embed/SearchBox-CFhGiCzS.js.br", "chunk, compressed ahead");
  write("storybook/index.html", "<script>1</script>");
  write("storybook/index.html.br", "showroom, compressed ahead");
  server = await buildTestServer({ app: { apiOnly: false, builds } });
});
afterAll(async () => {
  await server.close();
  rmSync(folder, { recursive: true, force: true });
});

const get = (url: string, headers: Record<string, string> = {}) => server.app.inject({ url, headers });

describe("an address that cannot be decoded", () => {
  it.each(["/search/100%", "/search/%E0%A4%A", "/fr/recherche/cr%E8me", "/fr/%"])(
    "%s shows a browser the site's page, and says that the request was bad",
    async (url) => {
      const page = await get(url, { accept: "text/html,application/xhtml+xml" });
      expect([page.statusCode, page.headers["content-type"]]).toEqual([400, "text/html; charset=utf-8"]);
      expect(page.body).toContain("44 types");
      expect(page.body).not.toContain("<script");
      expect(page.headers["content-security-policy"]).toContain("default-src 'self'");
      expect(page.headers["cache-control"]).toBe("no-store");
    },
  );

  it.each([
    ["/search/100%", "application/json"],
    ["/api/v1/search/%E0%A4%A", "text/html"],
  ])("%s is a problem for who accepts %s", async (url, accept) => {
    const answer = await get(url, { accept });
    expect([answer.statusCode, answer.headers["content-type"]]).toEqual([
      400,
      "application/problem+json; charset=utf-8",
    ]);
  });
});

describe("a page of the site", () => {
  it("is rendered by the site's build, and reaches the API without leaving the process", async () => {
    const page = await get("/anything");
    expect(page.statusCode).toBe(200);
    expect(page.body).toContain("44 types");
    expect(page.headers["x-api-status"]).toBe("401");
  });

  it("knows when it is asked for under the consumers' host", async () => {
    const consumers = await buildTestServer({
      config: { consumerUrl: "http://market.localhost" },
      app: { apiOnly: false, builds },
    });
    const asked = async (host: string) =>
      (await consumers.app.inject({ url: "/", headers: { host } })).headers["x-consumers"];
    expect(await asked("market.localhost")).toBe("true http://market.localhost");
    expect(await asked("localhost")).toBe("false http://market.localhost");
    await consumers.close();
    expect((await get("/", { host: "market.localhost" })).headers["x-consumers"]).toBe("false");
  });

  it("passes a token on that its loader sends", async () => {
    const { token } = await server.member();
    expect((await get("/anything", { authorization: `Bearer ${token}` })).headers["x-api-status"]).toBe(
      "200",
    );
  });

  it("runs only scripts with the nonce of the response, and cannot be framed", async () => {
    const [first, second] = [await get("/"), await get("/")];
    const nonce = /nonce="([^"]+)"/.exec(first.body)?.[1];
    const policy = String(first.headers["content-security-policy"]);
    expect(policy).toContain(`script-src 'self' 'nonce-${nonce}'`);
    expect(policy).toContain("frame-ancestors 'none'");
    expect(policy).not.toContain("unsafe-inline");
    expect(second.body).not.toContain(nonce);
  });

  it("may be framed below /embed/, and only there", async () => {
    const policy = async (url: string) => String((await get(url)).headers["content-security-policy"]);
    expect(await policy("/embed/classifieds?network=x")).toContain("frame-ancestors *");
    for (const url of ["/embed", "/embed?widget=search", "/embedded", "/login?/embed/"]) {
      expect(await policy(url)).toContain("frame-ancestors 'none'");
    }
  });

  it("is sent compressed", async () => {
    expect((await get("/", { "accept-encoding": "br" })).headers["content-encoding"]).toBe("br");
    expect((await get("/", { "accept-encoding": "gzip" })).headers["content-encoding"]).toBe("gzip");
  });

  it("does not stand where the API has nothing: that is a problem document", async () => {
    const nothing = await get("/api/v1/nothing");
    expect(nothing.statusCode).toBe(404);
    expect(nothing.headers["content-type"]).toMatch("application/problem+json");
  });
});

describe("files", () => {
  it("of the site are kept for ever when their name carries a hash, otherwise for an hour", async () => {
    const hashed = await get("/assets/entry.client-B1x9Zq0a.js");
    expect(hashed.headers["cache-control"]).toBe("public, max-age=31536000, immutable");
    expect(hashed.headers["content-type"]).toMatch("javascript");
    expect((await get("/robots.txt")).headers["cache-control"]).toBe("public, max-age=3600");
  });

  it("of the site are sent precompressed to clients that accept the encoding", async () => {
    const sent = async (encoding: string) => {
      const { body, headers } = await get("/assets/root-B1x9Zq0a.js", { "accept-encoding": encoding });
      return [
        body,
        headers["content-encoding"],
        headers["content-type"],
        headers["cache-control"],
        headers.vary,
      ];
    };
    const forever = "public, max-age=31536000, immutable";
    const script = "application/javascript; charset=utf-8";
    const varies = expect.stringContaining("accept-encoding");
    expect(await sent("gzip, br")).toEqual(["compressed ahead", "br", script, forever, varies]);
    expect(await sent("identity")).toEqual(["export {};", undefined, script, forever, varies]);
  });

  it("of embeds and of the showroom are sent as they were compressed ahead", async () => {
    for (const [url, text] of [
      ["/embed/v1.js", "embed, compressed ahead"],
      ["/embed/SearchBox-CFhGiCzS.js", "chunk, compressed ahead"],
      ["/storybook/", "showroom, compressed ahead"],
    ] as const) {
      const { body, headers } = await get(url, { "accept-encoding": "gzip, deflate, br, zstd" });
      expect([body, headers["content-encoding"]], url).toEqual([text, "br"]);
      expect(headers.vary, url).toContain("accept-encoding");
      expect((await get(url, { "accept-encoding": "identity" })).headers["content-encoding"]).toBeUndefined();
    }
  });

  it("of embeds may be loaded from any origin; the evergreen one is looked for again soon", async () => {
    const evergreen = await get("/embed/v1.js", { origin: "https://partner.example" });
    expect(evergreen.headers).toMatchObject({
      "access-control-allow-origin": "*",
      "cross-origin-resource-policy": "cross-origin",
      "cache-control": "public, max-age=300, stale-while-revalidate=86400",
    });
    expect((await get("/embed/SearchBox-CFhGiCzS.js")).headers["cache-control"]).toMatch("immutable");
  });

  it("of embeds stay after the next release, which has others", async () => {
    const next = join(folder, "next-embed");
    write("next-embed/v1.js", "/* embed, next */");
    write("next-embed/SearchBox-D0nNew12.js", "/* next chunk */");
    write("next-embed/foodshed-0.2.0-ab12cd34ef.js", "/* pinned */");
    const { dataDir } = server.services.config;
    const scripts = fastify();
    await serveEmbeds(scripts, next, join(dataDir, "embeds"), server.clock);
    const read = async (name: string) => (await scripts.inject({ url: `/embed/${name}` })).body;
    expect(await read("v1.js")).toBe("/* embed, next */");
    expect(await read("SearchBox-D0nNew12.js")).toBe("/* next chunk */");
    expect(await read("SearchBox-CFhGiCzS.js")).toBe("/* chunk */");
    await scripts.close();
    const later = fastify();
    await serveEmbeds(later, builds.embed, join(dataDir, "embeds"), server.clock);
    const pinned = await later.inject({ url: "/embed/foodshed-0.2.0-ab12cd34ef.js" });
    expect(pinned.body).toBe("/* pinned */");
    expect(pinned.headers["cache-control"]).toBe("public, max-age=31536000, immutable");
    await later.close();
  });

  it("of embeds leave the widgets' pages to the site", async () => {
    const page = await get("/embed/classifieds");
    expect(page.headers["content-type"]).toMatch("text/html");
    expect(page.body).toContain("44 types");
  });

  it("outside the builds are not reached", async () => {
    for (const url of ["/embed/../../package.json", "/embed/%2e%2e/secret", "/embed/..%2f..%2fsecret"]) {
      expect((await get(url)).body).not.toContain("dependencies");
    }
  });

  it("of Storybook are found without the slash at their end", async () => {
    const page = await get("/storybook");
    expect(page.statusCode).toBe(302);
    expect(page.headers.location).toBe("/storybook/");
  });

  it("of Storybook have a policy of their own", async () => {
    const page = await get("/storybook/");
    expect(page.statusCode).toBe(200);
    expect(String(page.headers["content-security-policy"])).toContain("frame-ancestors 'self'");
  });
});

describe("without a built site", () => {
  it("the front page says so, and the API works", async () => {
    const bare = await buildTestServer({
      app: { apiOnly: false, builds: { site: "/nowhere", embed: "/nowhere", storybook: "/nowhere" } },
    });
    const page = await bare.app.inject({ url: "/" });
    expect(page.body).toBe("The site is not built; the API is at /api/v1/.\n");
    expect((await bare.get("/accounts/categories_list/")).status).toBe(200);
    await bare.close();
  });
});
