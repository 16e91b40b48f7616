// What a browser fetches for an embedded widget, beside a page with the same features made with InstantSearch. Needs a built site and a
// Chromium (CHROMIUM_PATH).
import { existsSync } from "node:fs";
import { chromium, type Page } from "playwright";
import usualPlaces from "../../scripts/lib/chromium-places.json" with { type: "json" };
import { withDemoServer } from "../lib/demo-server.ts";
import { withPeers } from "./peer-server.ts";

const executablePath = [process.env.CHROMIUM_PATH, ...usualPlaces].find((path) => path && existsSync(path));
const kilobytes = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`;

interface Case {
  name: string;
  /** The markup on the page, and the selector that shows that it is there. */
  code: string;
  there: string;
  peer: string;
}

const board = '<foodshed-classifieds network="grand-valley-local-food-network"></foodshed-classifieds>';
const results = '<foodshed-search results="inline" text="cheese"></foodshed-search>';
const cases: readonly Case[] = [
  {
    name: "search box, with suggestions",
    code: "<foodshed-search></foodshed-search>",
    there: "input",
    peer: "box",
  },
  { name: "box, hits, paging", code: results, there: "article", peer: "results" },
  { name: "hits, facets, paging", code: board, there: "article", peer: "board" },
  {
    name: "box, hits, facets, paging",
    code: results + board,
    there: "foodshed-classifieds article",
    peer: "page",
  },
];

/** Files and bytes of script and style that a page has fetched, as they came over the wire, without headers. */
async function fetched(page: Page, open: () => Promise<void>): Promise<{ files: number; bytes: number }> {
  const sizes: Promise<number>[] = [];
  page.on("requestfinished", (request) => {
    if (!["script", "stylesheet"].includes(request.resourceType())) return;
    sizes.push(request.sizes().then(({ responseBodySize }) => responseBodySize));
  });
  await open();
  await page.waitForLoadState("networkidle");
  const all = await Promise.all(sizes);
  return { files: all.length, bytes: all.reduce((sum, size) => sum + size, 0) };
}

const pageWith = (code: string, foodshed: string) =>
  `<!doctype html><title>Ours</title>${code}<script src="${foodshed}/embed/v1.js" crossorigin async></script>`;

const browser = await chromium.launch({
  ...(executablePath && { executablePath }),
  args: ["--no-sandbox", "--disable-gpu", "--disable-quic"],
});
const measure = async (open: (page: Page) => Promise<void>) => {
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 } });
  const page = await context.newPage();
  const found = await fetched(page, () => open(page));
  await context.close();
  return found;
};

try {
  await withDemoServer((foodshed) =>
    withPeers(
      cases.map(({ peer }) => peer),
      Object.fromEntries(cases.map(({ peer, code }) => [`/ours/${peer}`, pageWith(code, foodshed)])),
      async (peers) => {
        console.log(`${"".padEnd(30)} ${"ours".padEnd(22)} InstantSearch`);
        for (const { name, there, peer } of cases) {
          const theirs = await measure(async (page) => {
            await page.goto(`${peers}/${peer}`);
          });
          const ours = await measure(async (page) => {
            await page.goto(`${peers}/ours/${peer}`);
            await page.locator(there).first().waitFor();
          });
          const told = ({ files, bytes }: typeof ours) => `${kilobytes(bytes)} in ${files} files`;
          const ratio = (ours.bytes / theirs.bytes).toFixed(2);
          console.log(`${name.padEnd(30)} ${told(ours).padEnd(22)} ${told(theirs).padEnd(22)} ${ratio} ×`);
        }
      },
    ),
  );
} finally {
  await browser.close();
}
