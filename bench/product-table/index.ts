// The table of 500 products in a browser, beside the same table with every row on the page. Needs a built site and a Chromium.
// BENCH_URL measures a network that runs already, in place of a fresh demo network; BENCH_RUNS is how often each side is opened, at least six times.
import { existsSync } from "node:fs";
import { type CDPSession, chromium, type Page } from "playwright";
import usualPlaces from "../../scripts/lib/chromium-places.json" with { type: "json" };
import { withDemoServer } from "../lib/demo-server.ts";
import type { Side } from "../lib/measure.ts";
import { printRows } from "../lib/report.ts";
import { FEWEST_BATCHES } from "../lib/statistics.ts";

const PRODUCTS = 500;
const RUNS = Math.max(Number(process.env.BENCH_RUNS ?? 0), FEWEST_BATCHES);
const executablePath = [process.env.CHROMIUM_PATH, ...usualPlaces].find((path) => path && existsSync(path));
const list = [
  "Product;Category",
  ...Array.from({ length: PRODUCTS }, (_, at) => `Variety ${String(at + 1).padStart(3, "0")};Vegetables`),
].join("\n");

/** Without this the table renders every row: all else stays the same. */
const WINDOWED: Readonly<Record<string, boolean>> = { "the rows in sight": true, "every row": false };

/** How long the page's main thread has worked on tasks, in milliseconds. A busy machine makes all of them longer: compare the sides. */
async function worked(session: CDPSession): Promise<number> {
  const { metrics } = await session.send("Performance.getMetrics");
  return (metrics.find(({ name }) => name === "TaskDuration")?.value ?? 0) * 1000;
}

const row = (page: Page, name: string) =>
  page.getByRole("textbox", { name: `Product, ${name}`, exact: true });

/** What somebody does with the table; each begins where the one before ended. */
const STEPS: Readonly<Record<string, (page: Page) => Promise<unknown>>> = {
  "500 pasted products shown": async (page) => {
    await page.getByRole("button", { name: "Put into the table" }).click();
    await row(page, "Variety 001").waitFor();
  },
  "a name changed": async (page) => {
    await row(page, "Variety 002").fill("Another variety");
    await row(page, "Variety 002").press("Enter");
  },
  "ten steps down by Enter": async (page) => {
    for (let step = 0; step < 10; step++) await page.keyboard.press("Enter");
  },
  "a product moved down": (page) => page.getByRole("button", { name: "Move Variety 004 down" }).click(),
  "scrolled to the end in twelve steps": async (page) => {
    const table = page.getByRole("table").filter({ has: page.getByRole("textbox") });
    await table.evaluate(async (element) => {
      const frame = element.parentElement as HTMLElement;
      for (let step = 0; step <= 12; step++) {
        frame.scrollTop = (frame.scrollHeight * step) / 12;
        await new Promise((drawn) => requestAnimationFrame(() => setTimeout(drawn)));
      }
    });
  },
};

async function measure(base: string): Promise<void> {
  const login = await fetch(`${base}/api/v1/accounts/login/`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ username: "demo@foodshed.example", password: "Harvest2026!" }),
  });
  const { token } = (await login.json()) as { token: string };
  const browser = await chromium.launch({
    ...(executablePath && { executablePath }),
    args: ["--no-sandbox", "--disable-gpu"],
  });
  const run = {};
  const taken = new Map<string, Record<string, Side>>();
  const elements: Record<string, number> = {};
  try {
    for (let round = 0; round <= RUNS; round++) {
      for (const [side, isWindowed] of Object.entries(WINDOWED)) {
        const context = await browser.newContext({ viewport: { width: 1280, height: 900 }, locale: "en-CA" });
        const page = await context.newPage();
        if (!isWindowed) await page.addInitScript("delete globalThis.IntersectionObserver;");
        await page.goto(`${base}/robots.txt`);
        await page.evaluate((jwt) => localStorage.setItem("jwt", jwt), token);
        await page.goto(`${base}/profile-hub#products`);
        await page.getByRole("button", { name: "All products in a table" }).first().click();
        await page.getByRole("button", { name: "Paste a list or choose a file" }).first().click();
        await page
          .getByRole("textbox", { name: /^List of products/ })
          .first()
          .fill(list);
        const session = await context.newCDPSession(page);
        await session.send("Performance.enable");
        for (const [step, act] of Object.entries(STEPS)) {
          const before = await worked(session);
          await act(page);
          const cost = (await worked(session)) - before;
          // The first round warms the server and the browser's caches up.
          if (round === 0) continue;
          const sides = taken.get(step) ?? {};
          sides[side] ??= { batches: [], calls: [], step: 0, run };
          sides[side].batches.push(cost);
          sides[side].calls.push(cost);
          taken.set(step, sides);
        }
        elements[side] = await page.evaluate(() => document.querySelectorAll("*").length);
        await context.close();
      }
    }
  } finally {
    await browser.close();
  }
  console.log(`\nElements of the page at the end: ${JSON.stringify(elements)}`);
  for (const [step, sides] of taken) printRows(step, "ms of the page's main thread", sides);
}

const running = process.env.BENCH_URL;
if (running) await measure(running.replace(/\/$/, ""));
else await withDemoServer(measure);
