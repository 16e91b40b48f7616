// The recipes of recipes/: each is copied out of the checkout, installs the packed packages, is built, served, and looked at.
import { spawn } from "node:child_process";
import { cpSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { createServer } from "node:http";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { freePort } from "./free-port.mjs";
import { writeFiles } from "./readme.mjs";
import { projectEnvironment, root, run, step } from "./run.mjs";
import { notice } from "./say.mjs";

/** How long a recipe's server may take until it answers. */
const START_MS = 60_000;

/** The recipes, and what one sees of each. A page without script leads to the site; the others filter the board in place. */
export const recipes = {
  node: { board: /^\d+ Classifieds$/, search: "Search", scripted: false },
  "react-router": { board: /^\d+ Classifieds$/, filter: /Wanted/, scripted: true },
  astro: { board: /^\d+ Classifieds$/, filter: /Wanted/, scripted: true },
  next: { board: /^\d+ petites annonces$/, filter: /Recherché/, scripted: true },
};

/**
 * Tries recipes. One whose framework cannot be installed here is skipped with a notice, unless it is `required`.
 *
 * @returns {Promise<{ failed: string[], skipped: string[], passed: string[] }>}
 */
export async function tryRecipes(names, tarballs, { chromium, required = false } = {}) {
  const outcome = { passed: [], failed: [], skipped: [] };
  const site = await serveSite();
  try {
    for (const name of names) {
      const wrong = await tryRecipe(name, tarballs, site, chromium);
      const skipped = wrong === undefined && !required;
      if (skipped) notice(`! SKIPPED: the recipe for ${name}. Its packages cannot be installed here.`);
      for (const sentence of wrong ?? []) process.stderr.write(`  The recipe for ${name}: ${sentence}\n`);
      const group = skipped ? "skipped" : wrong?.length === 0 ? "passed" : "failed";
      outcome[group].push(name);
    }
  } finally {
    await site.close();
  }
  return outcome;
}

/** What is wrong with one; undefined where it could not be installed. */
async function tryRecipe(name, tarballs, site, chromium) {
  const folder = mkdtempSync(join(tmpdir(), `foodshed-recipe-${name}-`));
  try {
    cpSync(join(root, "recipes", name), folder, { recursive: true });
    const manifest = JSON.parse(readFileSync(join(folder, "package.json"), "utf8"));
    const files = { sdk: `file:${tarballs.sdk}`, widgets: `file:${tarballs.widgets}` };
    for (const [one, file] of Object.entries(files)) manifest.dependencies[`@foodshed/${one}`] = file;
    writeFiles(folder, {
      "package.json": JSON.stringify(manifest, null, 2),
      // Neither package is on a registry, so the widgets' own dependency is the file as well.
      "pnpm-workspace.yaml": `overrides:\n  "@foodshed/sdk": "${files.sdk}"\nallowBuilds:\n  esbuild: false\n  msw: false\n  sharp: false\n`,
    });
    const env = {
      FOODSHED_URL: site.origin,
      ASTRO_TELEMETRY_DISABLED: "1",
      NEXT_TELEMETRY_DISABLED: "1",
      NODE_ENV: "production",
    };
    const does = (label, ...args) =>
      step(`The recipe for ${name}: ${label}`, "pnpm", args, { cwd: folder, env }).then(({ ok }) => ok);
    const store = (await run("pnpm", ["store", "path"])).output.trim().replace(/\/v\d+$/, "");
    if (!(await does("install", "install", "--prod=false", "--prefer-offline", `--store-dir=${store}`)))
      return undefined;
    if (manifest.scripts.build && !(await does("build", "run", "build"))) return ["It cannot be built."];
    return await serveAndLook(recipes[name], folder, env, site, chromium);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

async function serveAndLook(recipe, folder, env, site, chromium) {
  const port = await freePort();
  const server = spawn("pnpm", ["run", "start"], {
    cwd: folder,
    env: projectEnvironment({ ...env, PORT: String(port), HOST: "127.0.0.1" }),
    stdio: ["ignore", "pipe", "pipe"],
    // A group of its own: what pnpm starts ends with it.
    detached: true,
  });
  let output = "";
  for (const stream of [server.stdout, server.stderr]) stream.on("data", (chunk) => (output += chunk));
  const ended = new Promise((resolve) => server.once("close", resolve));
  try {
    const origin = `http://127.0.0.1:${port}`;
    const html = await firstAnswer(origin, ended);
    if (html === undefined) return [`Its server does not answer.\n${output}`];
    const wrong = [];
    if (!html.includes("Maple Hill Orchard")) wrong.push("The server renders no classifieds.");
    if (chromium) wrong.push(...(await look(recipe, origin, site, chromium)));
    return wrong;
  } finally {
    if (server.exitCode === null) process.kill(-server.pid, "SIGKILL");
    await ended;
  }
}

async function firstAnswer(origin, ended) {
  let over = false;
  void ended.then(() => (over = true));
  for (const end = Date.now() + START_MS; Date.now() < end && !over; ) {
    const response = await fetch(origin).catch(() => undefined);
    if (response?.ok) return response.text();
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
  return undefined;
}

/** Uses one widget in Chromium; gives a list of what is wrong. */
async function look({ board, filter, search, scripted }, origin, site, chromium) {
  const { chromium: playwright } = createRequire(join(root, "packages/widgets/package.json"))("playwright");
  const args = ["--no-sandbox", "--disable-gpu"];
  const browser = await playwright.launch({ executablePath: chromium, args });
  const wrong = [];
  try {
    const tab = await browser.newPage({ reducedMotion: "reduce" });
    tab.on("console", (message) => {
      const icon = message.location().url.endsWith("/favicon.ico");
      if (message.type() === "error" && !icon) wrong.push(`console: ${message.text()}`);
    });
    tab.on("pageerror", (error) => wrong.push(`error: ${error.message}`));
    site.calls.length = 0;
    await tab.goto(origin, { waitUntil: "networkidle" });
    await tab.getByRole("heading", { name: board }).waitFor({ timeout: 20_000 });
    // What the server rendered is not asked for again: all calls are its own.
    const asked = site.calls.filter(({ browser: inBrowser }) => inBrowser);
    if (asked.length > 0) wrong.push(`It asks again: ${asked.map(({ call }) => call).join(", ")}.`);
    const ground = await tab
      .locator('a[href$="/register"], a[href$="/fr/inscription"]')
      .first()
      .evaluate((link) => getComputedStyle(link).backgroundColor);
    if (ground !== "rgb(36, 88, 58)") wrong.push(`Its style sheets are not in effect: ${ground}.`);
    if (scripted) {
      const answered = tab.waitForResponse(
        (response) => response.url().includes("/search/classifieds/") && response.ok(),
      );
      await tab.getByRole("radio", { name: filter }).check();
      await answered;
    } else {
      await tab.getByRole("combobox", { name: search }).fill("apples");
      await tab.keyboard.press("Enter");
      await tab.waitForURL(`${site.origin}/search?query=apples`);
    }
  } catch (error) {
    wrong.push(String(error.message).split("\n")[0]);
  } finally {
    await browser.close();
  }
  return wrong;
}

/** A site's API as the tests pretend it, for pages of any origin. */
async function serveSite() {
  const path = join(root, "packages/sdk/src/testing/network.ts");
  const { smallNetwork } = await import(pathToFileURL(path).href);
  const calls = [];
  const server = createServer(async (request, response) => {
    response.setHeader("Access-Control-Allow-Origin", "*");
    response.setHeader("Access-Control-Allow-Headers", "*");
    if (request.method === "OPTIONS") return response.writeHead(204).end();
    const { pathname } = new URL(request.url, "http://localhost");
    const call = `${request.method} ${pathname.replace(/^\/api\/v1/, "")}`;
    if (!(call in smallNetwork)) return response.writeHead(pathname === "/search" ? 200 : 404).end();
    calls.push({ call, browser: request.headers.origin !== undefined });
    const chunks = [];
    for await (const chunk of request) chunks.push(chunk);
    const body = JSON.parse(Buffer.concat(chunks).toString() || "{}");
    response.setHeader("Content-Type", "application/json; charset=utf-8");
    return response.end(JSON.stringify(smallNetwork[call]({ body, params: {}, query: {} })));
  });
  await new Promise((resolve) => server.listen(0, "127.0.0.1", resolve));
  return {
    origin: `http://127.0.0.1:${server.address().port}`,
    calls,
    close: () => {
      server.closeAllConnections();
      return new Promise((resolve) => server.close(resolve));
    },
  };
}
