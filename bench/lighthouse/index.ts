// Lighthouse's four categories on the pages that visitors see first, as on a phone. Needs a built site and a Chromium.
// BENCH_URL measures a network that runs already, in place of a fresh demo network; of BENCH_RUNS looks at a page the middle one counts.
import { existsSync } from "node:fs";
import { join } from "node:path";
import { launch } from "chrome-launcher";
import lighthouse from "lighthouse";
import usualPlaces from "../../scripts/lib/chromium-places.json" with { type: "json" };
import { featuredProfilePath, withDemoServer } from "../lib/demo-server.ts";

const GOALS = { performance: 98, accessibility: 100, "best-practices": 100, seo: 100 };
const runs = Number(process.env.BENCH_RUNS ?? 1);
const chromium = [process.env.CHROMIUM_PATH, ...usualPlaces].find((path) => path && existsSync(path));
if (chromium) process.env.CHROMIUM_PATH = chromium;
const program =
  chromium && process.platform === "linux"
    ? join(import.meta.dirname, "../../scripts/lib/chromium-on-one-cpu.sh")
    : chromium;

type Look = NonNullable<Awaited<ReturnType<typeof lighthouse>>>["lhr"];

/** How often the browser is started again for one look at a page. */
const RESTARTS = 3;
let crashes = 0;

/** One look in a browser of its own. A browser that crashed says nothing of the page: the look is taken again, and counted. */
async function look(url: string): Promise<Look> {
  for (let restarts = 0; ; restarts++) {
    const chrome = await launch({
      ...(program && { chromePath: program }),
      chromeFlags: ["--headless=new", "--no-sandbox", "--disable-gpu", "--disable-quic"],
    });
    try {
      const result = await lighthouse(url, {
        port: chrome.port,
        output: "json",
        logLevel: "error",
        onlyCategories: Object.keys(GOALS),
      });
      if (!result) throw new Error(`Lighthouse said nothing about ${url}.`);
      const error = result.lhr.runtimeError;
      if (!error) return result.lhr;
      throw Object.assign(new Error(error.message), { code: error.code });
    } catch (error) {
      const { code, message } = error as { code?: string; message?: string };
      const crashed =
        code === "TARGET_CRASHED" || /crashed|ECONNREFUSED|ECONNRESET|closed/i.test(message ?? "");
      if (!crashed || restarts === RESTARTS) throw error;
      crashes++;
      console.log(`! The browser crashed and was started again: ${url}`);
    } finally {
      chrome.kill();
    }
  }
}

async function middleLook(url: string): Promise<Look> {
  const results: Look[] = [];
  for (let run = 0; run < runs; run++) results.push(await look(url));
  const score = ({ categories }: Look) => categories.performance?.score ?? 0;
  const middle = results.sort((a, b) => score(a) - score(b))[runs >> 1];
  if (!middle) throw new Error("BENCH_RUNS is a number from 1.");
  return middle;
}

async function measure(base: string): Promise<void> {
  const pages = {
    home: "/",
    search: "/search/cheese",
    classifieds: "/search/classifieds",
    "public profile": await featuredProfilePath(base),
    register: "/register",
    "about us": "/about-us",
  };
  console.log(`${"".padEnd(16)} ${Object.keys(GOALS).join("  ")}   LCP, blocking time, shift`);
  for (const [name, path] of Object.entries(pages)) {
    const { categories, audits } = await middleLook(base + path);
    const scores = Object.entries(GOALS).map(([id, goal]) => {
      const score = Math.round((categories[id]?.score ?? 0) * 100);
      return `${score}${score < goal ? ` (goal ${goal})` : ""}`.padStart(id.length);
    });
    const times = ["largest-contentful-paint", "total-blocking-time", "cumulative-layout-shift"].map(
      (id) => audits[id]?.displayValue ?? "–",
    );
    console.log(`${name.padEnd(16)} ${scores.join("  ")}   ${times.join(", ")}`);
    for (const id of ["accessibility", "best-practices", "seo"]) {
      for (const { id: audit, weight } of categories[id]?.auditRefs ?? []) {
        const found = audits[audit];
        if (weight > 0 && found?.score === 0) console.log(`${"".padEnd(18)}${id}: ${found.title}`);
      }
    }
  }
  if (crashes > 0) console.log(`The browser crashed ${crashes} times and was started again.`);
}

const running = process.env.BENCH_URL;
if (running) await measure(running.replace(/\/$/, ""));
else await withDemoServer(measure);
