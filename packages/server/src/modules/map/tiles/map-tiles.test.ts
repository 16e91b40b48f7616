// Over one database: tiles come from an archive; they have no tables.
import { randomBytes } from "node:crypto";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { TileType } from "pmtiles";
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from "vitest";
import { systemClock } from "../../../core/clock.ts";
import { createLog } from "../../../infra/log/log.ts";
import { pmtiles } from "../../../testing/pmtiles.ts";
import { buildTestServer, type TestServer } from "../../../testing/server.ts";
import { createMapTiles } from "./map-tiles.ts";

const tiles = [
  { z: 5, x: 8, y: 11, data: randomBytes(300) },
  { z: 6, x: 17, y: 23, data: randomBytes(900) },
];
const archive = pmtiles({
  tiles,
  metadata: {
    attribution: '<a href="https://www.openstreetmap.org/copyright">&copy; OpenStreetMap</a> & Us',
  },
});
const basemap = { vector_layers: ["earth", "water", "roads", "places"].map((id) => ({ id })) };
const ARCHIVE = "/map/tiles.pmtiles";

const folder = mkdtempSync(join(tmpdir(), "foodshed-tiles-"));
afterAll(() => rmSync(folder, { recursive: true }));

let written = 0;
function file(content: Uint8Array | string): string {
  const path = join(folder, `${written++}.pmtiles`);
  writeFileSync(path, content);
  return path;
}

function open(place: string, clock = systemClock) {
  const log = { ...createLog({ logLevel: "silent" }), warn: vi.fn(), info: vi.fn() };
  return { log, mapTiles: createMapTiles({ place, clock, log: log as never }) };
}

describe("the tiles of MAP_TILES", () => {
  it("are described by what the archive says of itself, in plain text", async () => {
    const { mapTiles, log } = open(file(archive));
    expect(await mapTiles.describe()).toEqual({
      type: "raster",
      min_zoom: 5,
      max_zoom: 6,
      bounds: [-83.4, 41.9, -74.6, 46.2],
      attribution: "© OpenStreetMap & Us",
    });
    expect(await mapTiles.problem()).toBeUndefined();
    expect(log.info).toHaveBeenCalledExactlyOnceWith(expect.stringContaining("raster tiles, zoom 5 to 6"));
  });

  it("name OpenStreetMap where the archive names nobody", async () => {
    const { mapTiles } = open(file(pmtiles({ tiles, type: TileType.Mvt, metadata: basemap })));
    expect(await mapTiles.describe()).toMatchObject({ type: "vector", attribution: "© OpenStreetMap" });
  });

  it.each<[string, () => string, RegExp]>([
    ["a path that leads nowhere", () => join(folder, "none.pmtiles"), /none\.pmtiles, which does not exist;/],
    ["a folder", () => folder, /which is a folder;/],
    ["another file", () => file("GIF89a"), /which is no archive of PMTiles version 3;/],
    ["an empty file", () => file(""), /which is no archive of PMTiles version 3;/],
    [
      "a file that is cut off",
      () => file(archive.subarray(0, -100)),
      /which is cut off: it has \d+ of \d+ bytes;/,
    ],
    ["a header alone", () => file(archive.subarray(0, 40)), /which is a broken archive of PMTiles;/],
    ["broken metadata", () => file(brokenMetadata()), /which is a broken archive of PMTiles;/],
    [
      "tiles of Paris",
      () => file(pmtiles({ tiles, bounds: [2.2, 48.8, 2.5, 48.9] })),
      /which has no tiles of Ontario;/,
    ],
    [
      "tiles of a kind from tomorrow",
      () => file(pmtiles({ tiles, type: TileType.Mlt })),
      /draws vector tiles \(MVT\), PNG, JPEG, WebP and AVIF;/,
    ],
    [
      "vector tiles of another schema",
      () =>
        file(
          pmtiles({
            tiles,
            type: TileType.Mvt,
            metadata: { vector_layers: [{ id: "water" }, { id: "transportation" }] },
          }),
        ),
      /without the layers of the Protomaps basemap that the map draws \(earth, roads, places\);/,
    ],
    [
      "vector tiles that browsers cannot unpack",
      () => file(pmtiles({ tiles, type: TileType.Mvt, tileCompression: 3, metadata: basemap })),
      /not compressed with gzip/,
    ],
  ])("are not used for %s, which one sentence says once", async (_what, place, sentence) => {
    const { mapTiles, log } = open(place());
    expect(await mapTiles.describe()).toBeUndefined();
    expect(await mapTiles.describe()).toBeUndefined();
    expect(log.warn).toHaveBeenCalledExactlyOnceWith(expect.stringMatching(sentence));
    expect(log.warn).toHaveBeenCalledWith(
      expect.stringMatching(/^MAP_TILES names .*; maps are drawn on the embedded base map\.$/),
    );
  });

  it("are used as soon as the file is put right", async () => {
    let now = 0;
    const path = join(folder, "later.pmtiles");
    const { mapTiles } = open(path, { now: () => new Date(now) });
    expect(await mapTiles.describe()).toBeUndefined();
    writeFileSync(path, archive);
    expect(await mapTiles.describe()).toBeUndefined();
    now += 60_000;
    expect(await mapTiles.describe()).toMatchObject({ type: "raster" });
  });
});

function brokenMetadata(): Buffer {
  const content = Buffer.from(pmtiles({ tiles, metadata: { name: "tiles" } }));
  content.write("nonsense", content.indexOf('{"name"'));
  return content;
}

describe("the archive at its address", () => {
  let server: TestServer;
  const path = file(archive);
  beforeAll(async () => {
    server = await buildTestServer({ config: { mapTiles: path }, app: { apiOnly: true } });
  });
  afterAll(() => server.close());
  const get = (headers: Record<string, string> = {}, method: "GET" | "HEAD" = "GET") =>
    server.app.inject({ method, url: ARCHIVE, headers });

  it("is told to every caller, from any origin", async () => {
    const { body, headers } = await server.get("/map/base/", {
      headers: { origin: "https://partner.example" },
    });
    expect(body.tiles).toMatchObject({
      address: expect.stringMatching(/\/map\/tiles\.pmtiles$/),
      type: "raster",
    });
    expect(headers["access-control-allow-origin"]).toBe("*");
  });

  it("is not told of where none is set", async () => {
    const { mapTiles } = server.services;
    server.services.mapTiles = undefined;
    expect((await server.get("/map/base/")).body).toEqual({ tiles: null });
    server.services.mapTiles = mapTiles;
  });

  it("is read by ranges, as caches and other origins may", async () => {
    const part = await get({ range: "bytes=10-19", origin: "https://partner.example" });
    expect(part.statusCode).toBe(206);
    expect(part.rawPayload).toEqual(archive.subarray(10, 20));
    expect(part.headers).toMatchObject({
      "content-range": `bytes 10-19/${archive.length}`,
      "content-length": "10",
      "accept-ranges": "bytes",
      "cache-control": "public, max-age=86400",
      "access-control-allow-origin": "*",
      "cross-origin-resource-policy": "cross-origin",
    });
    expect(part.headers["access-control-expose-headers"]).toContain("etag");
    expect(part.headers.etag).toMatch(/^"[\w-]+"$/);
    // The last part may ask for more than there is: readers begin with 16 kB.
    const first = await get({ range: "bytes=0-16383" });
    expect(first.rawPayload).toEqual(archive);
    expect((await get({ range: `bytes=${archive.length}-` })).statusCode).toBe(416);
  });

  it("is sent whole without a range, and not at all to whom has it", async () => {
    const whole = await get();
    expect(whole.statusCode).toBe(200);
    expect(whole.rawPayload).toEqual(archive);
    const head = await get({}, "HEAD");
    expect(head.headers["content-length"]).toBe(String(archive.length));
    const { etag } = whole.headers as { etag: string };
    expect((await get({ "if-none-match": etag })).statusCode).toBe(304);
    expect((await get({ range: "bytes=0-9", "if-range": etag })).statusCode).toBe(206);
    expect((await get({ range: "bytes=0-9", "if-range": '"other"' })).statusCode).toBe(200);
  });

  it("has another tag when the file was replaced, and is missing when it is gone", async () => {
    const { etag } = (await get({ range: "bytes=0-9" })).headers;
    writeFileSync(path, Buffer.concat([archive, Buffer.alloc(10)]));
    expect((await get({ range: "bytes=0-9" })).headers.etag).not.toBe(etag);
    rmSync(path);
    const gone = await get({ range: "bytes=0-9" });
    expect(gone.statusCode).toBe(404);
    writeFileSync(path, archive);
  });
});

describe("an archive on another host", () => {
  let host: Server;
  let asked: string[] = [];
  let answer: "ranges" | "whole" | "down" = "ranges";
  let address: string;
  beforeAll(async () => {
    host = createServer((request, response) => {
      asked.push(String(request.headers.range));
      if (answer === "down") return response.writeHead(503).end();
      if (answer === "whole") return response.writeHead(200).end(archive);
      const [, first, last] = /(\d+)-(\d+)/.exec(String(request.headers.range)) as unknown as [
        string,
        string,
        string,
      ];
      const part = archive.subarray(Number(first), Number(last) + 1);
      response.writeHead(206, {
        etag: '"v1"',
        "content-range": `bytes ${first}-${Number(first) + part.length - 1}/${archive.length}`,
      });
      return response.end(part);
    }).listen(0, "127.0.0.1");
    await new Promise((resolve) => host.once("listening", resolve));
    address = `http://127.0.0.1:${(host.address() as AddressInfo).port}/key-4711/ontario.pmtiles`;
  });
  afterAll(() => host.close());
  afterEach(() => {
    asked = [];
    answer = "ranges";
  });

  it("is asked for each part once", async () => {
    const { mapTiles } = open(address);
    expect(await mapTiles.describe()).toMatchObject({ type: "raster" });
    for (let reader = 0; reader < 3; reader++)
      expect(await mapTiles.archive.read(200, 100)).toEqual({
        data: new Uint8Array(archive.subarray(200, 300)),
        size: archive.length,
        tag: "v1",
      });
    expect(asked.filter((range) => range === "bytes=200-299")).toHaveLength(1);
  });

  it.each([
    [
      "whole",
      /^MAP_TILES names an archive at 127\.0\.0\.1:\d+, which cannot be read: its host sends no ranges of bytes;/,
    ],
    ["down", /which cannot be read: its host answered 503;/],
  ] as const)("is not used while its host answers %s", async (state, sentence) => {
    answer = state;
    const { mapTiles, log } = open(address);
    expect(await mapTiles.describe()).toBeUndefined();
    expect(log.warn).toHaveBeenCalledExactlyOnceWith(expect.stringMatching(sentence));
    expect(JSON.stringify(log.warn.mock.calls)).not.toContain("4711");
  });

  it("is not used when nobody answers", async () => {
    const { mapTiles, log } = open("http://127.0.0.1:1/ontario.pmtiles");
    expect(await mapTiles.problem()).toMatch(/which cannot be read: /);
    expect(log.warn).toHaveBeenCalledOnce();
  });
});
