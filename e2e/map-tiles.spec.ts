import { randomBytes } from "node:crypto";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, type Page, test } from "@playwright/test";
import { pmtiles } from "../packages/server/src/testing/pmtiles.ts";
import { type OwnServer, startOwnServer } from "./support/own-server.ts";
import { shareOf } from "./support/pixels.ts";
import { type Color, png, vectorTile } from "./support/test-tiles.ts";

// Maps over an operator's archive: what stands on the screen, pixel by pixel.

let folder: string;
test.beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), "foodshed-map-tiles-"));
});
test.afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Colours that no theme has. */
const magenta: Color = [255, 0, 255];
const water: Color = [0xcf, 0xe0, 0xe6];

/** All tiles of a zoom level around the Great Lakes. */
function everywhere(z: number, data: Buffer) {
  const scale = 2 ** z / 16;
  const [west, east, north, south] = [3, 5, 4, 7].map((at) => at * scale) as [number, number, number, number];
  const tiles = [];
  for (let x = west; x < east; x++) for (let y = north; y < south; y++) tiles.push({ z, x, y, data });
  return tiles;
}

// Vector tiles are drawn from data of the level above.
const levels = [4, 5, 6, 7];
const pictures = (data: Buffer) => pmtiles({ tiles: levels.flatMap((z) => everywhere(z, data)) });

function archive(name: string, content: Buffer): string {
  const path = join(folder, name);
  writeFileSync(path, content);
  return path;
}

// On Windows the reader of archives asks Chrome for no cached parts, because Chrome has mixed them up there.
test.use({
  userAgent: "Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/150.0.0.0",
});

let server: OwnServer | undefined;
test.afterEach(async () => {
  await server?.stop();
  server = undefined;
});

const mapOf = (page: Page) => page.getByRole("group", { name: "Map of the results" });
const credit = (page: Page) => page.locator(".leaflet-control-attribution");
async function openMap(page: Page, { address }: OwnServer) {
  await page.goto(`${address}/search?view=map`);
  await expect(credit(page)).toBeVisible();
}
const saysOfTiles = ({ log }: OwnServer) => log().filter((line) => line.includes("MAP_TILES"));

test("pictures of an operator's archive are the map, with its attribution, read by ranges that are cached", {
  tag: "@any-size",
}, async ({ page }) => {
  server = await startOwnServer({ MAP_TILES: archive("pictures.pmtiles", pictures(png(magenta))) });
  const browser = await page.context().newCDPSession(page);
  await browser.send("Network.enable");
  const parts: { status: number; fromCache: boolean; cacheControl: string | undefined }[] = [];
  browser.on("Network.responseReceived", ({ response }) => {
    if (response.url.endsWith("/map/tiles.pmtiles"))
      parts.push({
        status: response.status,
        fromCache: response.fromDiskCache === true,
        cacheControl: response.headers["cache-control"],
      });
  });

  await openMap(page, server);
  await expect.poll(() => shareOf(mapOf(page), magenta)).toBeGreaterThan(0.9);
  await expect(credit(page)).toHaveText("© OpenStreetMap");
  await expect(credit(page).getByRole("link", { name: "OpenStreetMap" })).toHaveAttribute(
    "href",
    "https://www.openstreetmap.org/copyright",
  );
  expect(parts.length).toBeGreaterThan(0);
  for (const { status, cacheControl } of parts) {
    expect(status).toBe(206);
    expect(cacheControl).toBe("public, max-age=86400");
  }

  // The next map has parts from the browser's cache; those read at once may pass it by.
  parts.length = 0;
  await openMap(page, server);
  await expect.poll(() => shareOf(mapOf(page), magenta)).toBeGreaterThan(0.9);
  expect(parts.filter(({ fromCache }) => fromCache)).not.toHaveLength(0);
  expect(saysOfTiles(server)).toEqual([]);
});

test("vector tiles are drawn in the theme's colours, and again when it turns dark", {
  tag: "@any-size",
}, async ({ page }) => {
  const tile = vectorTile({ earth: { kind: "earth" }, water: { kind: "lake" } });
  const content = pmtiles({
    tiles: levels.flatMap((z) => everywhere(z, tile)),
    type: 1,
    metadata: {
      attribution: '<a href="https://www.openstreetmap.org/copyright">© OpenStreetMap</a>, Our County',
      vector_layers: ["earth", "water", "roads", "places"].map((id) => ({ id })),
    },
  });
  server = await startOwnServer({ MAP_TILES: archive("vector.pmtiles", content) });
  await openMap(page, server);
  // Inland the embedded base map is land: here all is a lake.
  await expect.poll(() => shareOf(mapOf(page), water)).toBeGreaterThan(0.9);
  await expect(credit(page)).toHaveText("© OpenStreetMap, Our County");
  await page.emulateMedia({ colorScheme: "dark" });
  await expect.poll(() => shareOf(mapOf(page), [0x1f, 0x34, 0x40])).toBeGreaterThan(0.9);
});

test("without the archive the embedded base map stays, and one line of the log says why", {
  tag: "@any-size",
}, async ({ page }) => {
  server = await startOwnServer({ MAP_TILES: join(folder, "nowhere.pmtiles") });
  for (let time = 0; time < 2; time++) {
    await openMap(page, server);
    await expect(credit(page)).toHaveText("Map: Natural Earth");
    // Lakes and land.
    await expect.poll(() => shareOf(mapOf(page), water)).toBeGreaterThan(0.1);
    expect(await shareOf(mapOf(page), water)).toBeLessThan(0.7);
  }
  expect(saysOfTiles(server)).toEqual([
    expect.stringContaining(
      "nowhere.pmtiles, which does not exist; maps are drawn on the embedded base map.",
    ),
  ]);
});

test("tiles that cannot be read, or are not there, are drawn from the embedded base map", {
  tag: "@any-size",
}, async ({ page, browser }) => {
  const [first, ...others] = everywhere(5, png(magenta));
  const broken = pmtiles({
    tiles: [
      // All but the one of the south-west, which is rubbish, and what is missing at the other levels.
      ...others.map((tile, index) => (index % 2 ? tile : { ...tile, data: randomBytes(200) })),
      ...(first ? [first] : []),
    ],
  });
  server = await startOwnServer({ MAP_TILES: archive("broken.pmtiles", broken) });
  await openMap(page, server);
  await expect.poll(() => shareOf(mapOf(page), magenta)).toBeGreaterThan(0.05);
  await expect.poll(() => shareOf(mapOf(page), water)).toBeGreaterThan(0.02);

  // For who comes after the archive was cut short its header is there, and its tiles are gone.
  archive("broken.pmtiles", broken.subarray(0, 600));
  const another = await browser.newPage();
  await openMap(another, server);
  await expect.poll(() => shareOf(mapOf(another), water)).toBeGreaterThan(0.05);
  expect(await shareOf(mapOf(another), magenta)).toBe(0);
  await another.close();
});
