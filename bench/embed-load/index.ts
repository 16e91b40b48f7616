// How soon an embedded widget can be used on a slow phone, beside a page with the same features made with InstantSearch whose search is answered
// at once. Needs a built site and a Chromium (CHROMIUM_PATH).
import { existsSync } from "node:fs";
import { type Browser, type CDPSession, chromium } from "playwright";
import usualPlaces from "../../scripts/lib/chromium-places.json" with { type: "json" };
import { withPeers } from "../embed-weight/peer-server.ts";
import { withDemoServer } from "../lib/demo-server.ts";
import { stubOf, TYPED } from "./stub.ts";

const executablePath = [process.env.CHROMIUM_PATH, ...usualPlaces].find((path) => path && existsSync(path));
const runs = Number(process.env.BENCH_RUNS ?? 5);

/** The browser's own "slow 4G", and a processor a quarter as fast. */
const slow4G = { offline: false, latency: 562.5, downloadThroughput: 180_000, uploadThroughput: 84_375 };
const SLOWER = 4;

interface Case {
  name: string;
  code: string;
  /** Expressions that are true once the widget can be read and used: ours, and the peer's. */
  usable: string;
  peer: string;
  peerUsable: string;
  /** What somebody does then, in the field or the choice that they go to, and an expression that is true once the results of it are there. */
  use: Use;
  peerUse: Use;
  path: string;
}

interface Use {
  /** A selector; Playwright's go through shadow roots. */
  field: string;
  /** Typed into it; without it the field is pressed. */
  keys?: readonly string[];
  found: string;
}

const inside = (tag: string, what: string) =>
  `document.querySelector("${tag}")?.shadowRoot?.querySelector(${JSON.stringify(what)})`;
const typed = [...TYPED];
const cases: readonly Case[] = [
  {
    name: "hits, facets, paging",
    code: "<foodshed-classifieds></foodshed-classifieds>",
    usable: `${inside("foodshed-classifieds", "article")} && ${inside("foodshed-classifieds", "[type=checkbox]")}`,
    peer: "board",
    peerUsable: `document.querySelector(".ais-Hits-item") && document.querySelector("[type=checkbox]")`,
    use: {
      field: "foodshed-classifieds [type=checkbox] >> nth=0",
      found: `${inside("foodshed-classifieds", "h2")}.textContent !== window.before`,
    },
    peerUse: {
      field: "[type=checkbox] >> nth=0",
      found: `document.querySelector(".ais-Hits-item").textContent.includes("facet")`,
    },
    path: "/search/classifieds/?size=24",
  },
  {
    name: "box, hits, paging",
    code: '<foodshed-search text="cheese" results="inline"></foodshed-search>',
    usable: `${inside("foodshed-search", "input")} && ${inside("foodshed-search", "article")}`,
    peer: "results",
    peerUsable: `document.querySelector("input") && document.querySelector(".ais-Hits-item")`,
    use: {
      field: "foodshed-search input",
      keys: ["Control+a", ...typed, "Enter"],
      found: `${inside("foodshed-search", "h2")}.textContent.includes("${TYPED}")`,
    },
    peerUse: {
      field: "input[type=search]",
      keys: typed,
      found: `document.querySelector(".ais-Hits-item").textContent.includes("${TYPED}")`,
    },
    path: "/search/profiles/?size=24&keywords=cheese",
  },
];

/** One part of a visit. */
interface Part {
  /** The page, script, style and answers on the wire, with headers. */
  bytes: number;
  /** Milliseconds from its beginning. */
  time: number;
  longestTask: number;
  /** What tasks take beyond 50 ms each. */
  blocked: number;
  /** Milliseconds of all that the main thread did. */
  work: number;
  /** Bytes of pictures, which the peer's page has none of. */
  pictures: number;
}

interface Load {
  /** From the navigation until the content can be read and used, with all that comes by itself. */
  shown: Part;
  /** From the first key or press until its results are there. */
  used: Part;
}

/** What has come over the wire and what the main thread has done, whenever it is asked. */
async function weigh(session: CDPSession): Promise<() => Promise<Pick<Part, "bytes" | "pictures" | "work">>> {
  let [bytes, pictures] = [0, 0];
  const kinds = new Map<string, string>();
  session.on("Network.responseReceived", ({ requestId, type }) => kinds.set(requestId, type));
  session.on("Network.loadingFinished", ({ requestId, encodedDataLength }) => {
    const kind = kinds.get(requestId) ?? "";
    if (kind === "Image") pictures += encodedDataLength;
    if (["Document", "Script", "Stylesheet", "Fetch", "XHR", "Preload", "Other"].includes(kind))
      bytes += encodedDataLength;
  });
  await session.send("Network.enable");
  await session.send("Performance.enable");
  return async () => {
    const { metrics } = await session.send("Performance.getMetrics");
    const work = 1000 * (metrics.find(({ name }) => name === "TaskDuration")?.value ?? 0);
    return { bytes, pictures, work };
  };
}

/** @param complete true once everything that comes by itself was asked for: content that the page brought is usable before any script */
async function load(
  browser: Browser,
  address: string,
  usable: string,
  use: Use,
  complete = usable,
): Promise<Load> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 } });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  const weight = await weigh(session);
  await session.send("Network.emulateNetworkConditions", slow4G);
  await session.send("Emulation.setCPUThrottlingRate", { rate: SLOWER });
  await page.addInitScript(`
    window.tasks = [];
    new PerformanceObserver((list) => tasks.push(...list.getEntries().map(({ duration }) => duration)))
      .observe({ type: "longtask", buffered: true });
    addEventListener("foodshed:ready", () => { window.isReady = true; });
    window.until = (name, isTrue) => {
      const look = () => { if (isTrue()) window[name] = performance.now(); else requestAnimationFrame(look); };
      requestAnimationFrame(look);
    };
    until("usableAt", () => ${usable});`);
  await page.goto(address, { waitUntil: "commit" });
  await page.waitForFunction(`window.usableAt && (${complete})`, undefined, { timeout: 60_000 });
  await page.waitForLoadState("networkidle");
  const nothing = { bytes: 0, pictures: 0, work: 0 };
  const partOf = async (from: string, to: string, since = nothing): Promise<Part> => {
    const now = await weight();
    const { time, tasks } = (await page.evaluate(`({ time: ${to} - ${from}, tasks: tasks.splice(0) })`)) as {
      time: number;
      tasks: number[];
    };
    const blocked = tasks.reduce((sum, task) => sum + task - 50, 0);
    return {
      bytes: now.bytes - since.bytes,
      pictures: now.pictures - since.pictures,
      work: now.work - since.work,
      ...{ time, longestTask: Math.max(0, ...tasks), blocked },
    };
  };
  const shown = await partOf("0", "usableAt");
  const before = await weight();
  await page.evaluate(`
    window.before = document.querySelector("foodshed-classifieds")?.shadowRoot.querySelector("h2").textContent;
    const start = () => { window.usedAt ??= performance.now(); };
    for (const type of ["keydown", "pointerdown"]) addEventListener(type, start, true);
    until("foundAt", () => ${use.found});`);
  const field = page.locator(use.field);
  if (use.keys) {
    await field.focus();
    for (const key of use.keys) await page.keyboard.press(key, { delay: 80 });
  } else await field.click();
  await page.waitForFunction("window.foundAt", undefined, { timeout: 60_000 });
  await page.waitForLoadState("networkidle");
  const used = await partOf("usedAt", "foundAt", before);
  await context.close();
  return { shown, used };
}

const median = (values: number[]) => values.sort((a, b) => a - b)[values.length >> 1] ?? 0;
const parts = ["shown", "used"] as const;
const medianOf = (loads: Load[]): Load => {
  const part = (name: "shown" | "used"): Part => {
    const of = (what: keyof Part) => median(loads.map((load) => load[name][what]));
    const [bytes, time, longestTask, blocked] = [of("bytes"), of("time"), of("longestTask"), of("blocked")];
    return { bytes, time, longestTask, blocked, work: of("work"), pictures: of("pictures") };
  };
  return { shown: part("shown"), used: part("used") };
};
const told = ({ bytes, time, longestTask, blocked, work, pictures }: Part) =>
  `${(bytes / 1000).toFixed(1)} kB, ${Math.round(time)} ms, main thread ${Math.round(work)} ms, longest task ${Math.round(longestTask)} ms, blocked ${Math.round(blocked)} ms, pictures ${(pictures / 1000).toFixed(1)} kB`;
const WHAT = { shown: "until it can be read and used", used: "from the first key or press to its results" };

async function compare(browser: Browser, foodshed: string, one: Case): Promise<void> {
  const ours = await (await fetch(`${foodshed}/api/v1${one.path}`)).json();
  // What the partner's server has put into the page.
  const rendered = await (await fetch(`${foodshed}/embed/html/${contentOf(one.code)}`)).text();
  const script = `<script src="${foodshed}/embed/v1.js" crossorigin async></script>`;
  const head = "<!doctype html><meta charset=utf-8><title>Ours</title>";
  const ahead = `<link rel="preload" as="fetch" crossorigin href="${foodshed}/embed/html/${contentOf(one.code)}">`;
  const pages = {
    "/ours": head + one.code + script,
    "/ahead": head + one.code + ahead + script,
    "/rendered": head + rendered + script,
  };
  await withPeers(
    [one.peer],
    pages,
    async (peers) => {
      const sides = {
        script: [] as Load[],
        ahead: [] as Load[],
        rendered: [] as Load[],
        theirs: [] as Load[],
      };
      for (let run = 0; run < runs; run += 1) {
        sides.script.push(await load(browser, `${peers}/ours`, one.usable, one.use));
        sides.ahead.push(await load(browser, `${peers}/ahead`, one.usable, one.use));
        sides.rendered.push(await load(browser, `${peers}/rendered`, one.usable, one.use, "window.isReady"));
        sides.theirs.push(await load(browser, `${peers}/${one.peer}`, one.peerUsable, one.peerUse));
      }
      const theirs = medianOf(sides.theirs);
      const own = {
        "ours, by script": medianOf(sides.script),
        "ours, by the snippet": medianOf(sides.ahead),
        "ours, first content": medianOf(sides.rendered),
      };
      console.log(one.name);
      for (const part of parts) {
        console.log(`  ${WHAT[part]}`);
        const ratio = (side: Load, what: keyof Part) => (side[part][what] / theirs[part][what]).toFixed(2);
        const ratios = (side: Load) =>
          `${ratio(side, "bytes")} × the bytes, ${ratio(side, "time")} × the time`;
        for (const [name, side] of Object.entries(own))
          console.log(`    ${name.padEnd(21)} ${told(side[part])}: ${ratios(side)}`);
        console.log(`    InstantSearch         ${told(theirs[part])}`);
      }
    },
    stubOf(ours, foodshed),
  );
}

/** The address of an element's first content. */
function contentOf(code: string): string {
  const [, name = "", attributes = ""] = /<foodshed-([\w-]+)([^>]*)>/.exec(code) ?? [];
  const query = [...attributes.matchAll(/([\w-]+)="([^"]*)"/g)].map(([, key = "", value = ""]) => [
    key,
    value,
  ]);
  return `${name}?${new URLSearchParams(query)}`;
}

const browser = await chromium.launch({
  ...(executablePath && { executablePath }),
  args: ["--no-sandbox", "--disable-gpu", "--disable-quic"],
});
const all = async (foodshed: string) => {
  for (const one of cases) await compare(browser, foodshed, one);
};
try {
  if (process.env.BENCH_URL) await all(process.env.BENCH_URL);
  else await withDemoServer(all);
} finally {
  await browser.close();
}
