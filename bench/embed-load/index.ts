// How soon an embedded widget can be used on a slow phone, beside a page with the same features made with InstantSearch whose search is answered
// at once. Needs a built site and a Chromium (CHROMIUM_PATH).
import { existsSync } from "node:fs";
import { type Browser, type CDPSession, chromium } from "playwright";
import usualPlaces from "../../scripts/lib/chromium-places.json" with { type: "json" };
import { withPeers } from "../embed-weight/peer-server.ts";
import { withDemoServer } from "../lib/demo-server.ts";
import { stubOf } from "./stub.ts";

const executablePath = [process.env.CHROMIUM_PATH, ...usualPlaces].find((path) => path && existsSync(path));
const runs = Number(process.env.BENCH_RUNS ?? 5);

/** The browser's own "slow 4G", and a processor a quarter as fast. */
const slow4G = { offline: false, latency: 562.5, downloadThroughput: 180_000, uploadThroughput: 84_375 };
const SLOWER = 4;

interface Case {
  name: string;
  code: string;
  /** Expressions that are true once the widget can be used: ours, and the peer's. */
  usable: string;
  peer: string;
  peerUsable: string;
  path: string;
}

const inside = (tag: string, what: string) =>
  `document.querySelector("${tag}")?.shadowRoot?.querySelector(${JSON.stringify(what)})`;
const cases: readonly Case[] = [
  {
    name: "hits, facets, paging",
    code: "<foodshed-classifieds></foodshed-classifieds>",
    usable: `${inside("foodshed-classifieds", "article")} && ${inside("foodshed-classifieds", "[type=checkbox]")}`,
    peer: "board",
    peerUsable: `document.querySelector(".ais-Hits-item") && document.querySelector("[type=checkbox]")`,
    path: "/search/classifieds/?size=24",
  },
  {
    name: "box, hits, paging",
    code: '<foodshed-search results="inline" text="cheese"></foodshed-search>',
    usable: `${inside("foodshed-search", "input")} && ${inside("foodshed-search", "article")}`,
    peer: "results",
    peerUsable: `document.querySelector("input") && document.querySelector(".ais-Hits-item")`,
    path: "/search/profiles/?size=24&keywords=cheese",
  },
];

interface Load {
  /** The page, script, style and answers on the wire, with headers; pictures are the same on both sides and left out. */
  bytes: number;
  /** Milliseconds from the navigation. */
  usable: number;
  longestTask: number;
  /** What tasks take beyond 50 ms each. */
  blocked: number;
}

async function weigh(session: CDPSession): Promise<() => number> {
  let bytes = 0;
  const kinds = new Map<string, string>();
  session.on("Network.responseReceived", ({ requestId, type }) => kinds.set(requestId, type));
  session.on("Network.loadingFinished", ({ requestId, encodedDataLength }) => {
    if (["Document", "Script", "Stylesheet", "Fetch", "XHR"].includes(kinds.get(requestId) ?? ""))
      bytes += encodedDataLength;
  });
  await session.send("Network.enable");
  return () => bytes;
}

/** @param complete true once everything that comes by itself was asked for: content that the page brought is usable before any script */
async function load(browser: Browser, address: string, usable: string, complete = usable): Promise<Load> {
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
    const look = () => { if (${usable}) window.usableAt = performance.now(); else requestAnimationFrame(look); };
    requestAnimationFrame(look);`);
  await page.goto(address, { waitUntil: "commit" });
  await page.waitForFunction(`window.usableAt && (${complete})`, undefined, { timeout: 60_000 });
  await page.waitForLoadState("networkidle");
  const { usableAt, tasks } = (await page.evaluate("({ usableAt, tasks })")) as {
    usableAt: number;
    tasks: number[];
  };
  await context.close();
  return {
    bytes: weight(),
    usable: usableAt,
    longestTask: Math.max(0, ...tasks),
    blocked: tasks.reduce((sum, task) => sum + task - 50, 0),
  };
}

const median = (values: number[]) => values.sort((a, b) => a - b)[values.length >> 1] ?? 0;
const medianOf = (loads: Load[]): Load => ({
  bytes: median(loads.map(({ bytes }) => bytes)),
  usable: median(loads.map(({ usable }) => usable)),
  longestTask: median(loads.map(({ longestTask }) => longestTask)),
  blocked: median(loads.map(({ blocked }) => blocked)),
});
const told = ({ bytes, usable, longestTask, blocked }: Load) =>
  `${(bytes / 1000).toFixed(1)} kB, ${Math.round(usable)} ms, longest task ${Math.round(longestTask)} ms, blocked ${Math.round(blocked)} ms`;

async function compare(browser: Browser, foodshed: string, one: Case): Promise<void> {
  const ours = await (await fetch(`${foodshed}/api/v1${one.path}`)).json();
  // What the partner's server has put into the page.
  const rendered = await (await fetch(`${foodshed}/embed/html/${contentOf(one.code)}`)).text();
  const script = `<script src="${foodshed}/embed/v1.js" crossorigin async></script>`;
  const head = "<!doctype html><meta charset=utf-8><title>Ours</title>";
  const pages = { "/ours": head + one.code + script, "/rendered": head + rendered + script };
  await withPeers(
    [one.peer],
    pages,
    async (peers) => {
      const sides = { script: [] as Load[], rendered: [] as Load[], theirs: [] as Load[] };
      for (let run = 0; run < runs; run += 1) {
        sides.script.push(await load(browser, `${peers}/ours`, one.usable));
        sides.rendered.push(await load(browser, `${peers}/rendered`, contentThere(one), "window.isReady"));
        sides.theirs.push(await load(browser, `${peers}/${one.peer}`, one.peerUsable));
      }
      const [script, content, theirs] = [sides.script, sides.rendered, sides.theirs].map(medianOf) as [
        Load,
        Load,
        Load,
      ];
      console.log(one.name);
      console.log(`  ours, by script       ${told(script)}`);
      console.log(`  ours, first content   ${told(content)}`);
      console.log(`  InstantSearch         ${told(theirs)}`);
      const ratio = (what: keyof Load) => (script[what] / theirs[what]).toFixed(2);
      console.log(`  by script / theirs    bytes ${ratio("bytes")} ×, usable ${ratio("usable")} ×`);
    },
    stubOf(ours, foodshed),
  );
}

/** Content that the page brought with it can be read before any script. */
const contentThere = ({ code }: Case) => inside(/<([\w-]+)/.exec(code)?.[1] ?? "", "article");

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
