// Two apps of a stranger: each installs the packed packages, takes its code from the README, is type-checked, built and looked at.
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { createServer } from "node:http";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { extname, join } from "node:path";
import { pathToFileURL } from "node:url";
import { filesOfReadme, writeFiles } from "./readme.mjs";
import { root, run, step } from "./run.mjs";

const widgets = join(root, "packages/widgets");
const { devDependencies } = JSON.parse(readFileSync(join(widgets, "package.json"), "utf8"));
const types = { ".js": "text/javascript", ".css": "text/css", ".html": "text/html" };

const page = (root, scripts) => `<!doctype html>
<html lang="en-CA"><head><meta charset="utf-8"><title>A partner's page</title><link rel="icon" href="data:,"></head>
<body><div id="root">${root}</div>${scripts}</body></html>`;

const settings = {
  "vite.config.js": `import react from "@vitejs/plugin-react";\nexport default { plugins: [react()] };\n`,
  "tsconfig.json": JSON.stringify({
    compilerOptions: {
      target: "es2022",
      lib: ["es2023", "dom", "dom.iterable"],
      module: "esnext",
      moduleResolution: "bundler",
      jsx: "react-jsx",
      strict: true,
      noEmit: true,
      // What a stranger's editor reads must hold together by itself.
      skipLibCheck: false,
      allowImportingTsExtensions: true,
      verbatimModuleSyntax: true,
      types: ["vite/client"],
    },
    include: ["src"],
  }),
};

function manifest({ sdk, widgets }) {
  const pinned = (...names) => Object.fromEntries(names.map((name) => [name, devDependencies[name]]));
  return {
    "package.json": JSON.stringify({
      name: "partner",
      private: true,
      type: "module",
      dependencies: {
        "@foodshed/sdk": `file:${sdk}`,
        "@foodshed/widgets": `file:${widgets}`,
        ...pinned("react", "react-dom"),
      },
      devDependencies: pinned(
        "@types/react",
        "@types/react-dom",
        "@vitejs/plugin-react",
        "typescript",
        "vite",
      ),
    }),
    // Neither package is on a registry, so the widgets' own dependency is the file as well.
    "pnpm-workspace.yaml": `overrides:\n  "@foodshed/sdk": "file:${sdk}"\nallowBuilds:\n  esbuild: false\n  msw: false\n`,
  };
}

/** Serves a site's API as the tests pretend it, and the app's files; `document` is the page at "/". */
async function serve(folder, document) {
  const { smallNetwork } = await import(
    pathToFileURL(join(root, "packages/sdk/src/testing/network.ts")).href
  );
  const calls = [];
  const server = createServer(async (request, response) => {
    const { pathname } = new URL(request.url, "http://localhost");
    const answer = (type, body, status = 200) =>
      response.writeHead(status, { "content-type": `${type}; charset=utf-8` }).end(body);
    if (pathname === "/") return answer("text/html", await document());
    const call = `${request.method} ${pathname.replace(/^\/api\/v1/, "")}`;
    if (call in smallNetwork) {
      calls.push(call);
      const chunks = [];
      for await (const chunk of request) chunks.push(chunk);
      const body = JSON.parse(Buffer.concat(chunks).toString() || "{}");
      return answer("application/json", JSON.stringify(smallNetwork[call]({ body, params: {}, query: {} })));
    }
    try {
      return answer(
        types[extname(pathname)] ?? "application/octet-stream",
        readFileSync(join(folder, pathname)),
      );
    } catch {
      return answer("text/plain", "Not found", 404);
    }
  });
  await new Promise((resolve) => server.listen(0, "127.0.0.1", resolve));
  return {
    origin: `http://127.0.0.1:${server.address().port}`,
    calls,
    close: () => new Promise((resolve) => server.close(resolve)),
  };
}

/**
 * Runs in the page: whether the stylesheet is in effect, styles nothing of the page's own, and takes a partner's brand.
 * @returns {string[]} what is wrong
 */
function themeErrors() {
  const wrong = [];
  const button = document.querySelector('a[href$="/register"]');
  const heading = document.querySelector("h2");
  const ground = () => getComputedStyle(button).backgroundColor;
  const must = (what, found, wanted) => found !== wanted && wrong.push(`${what}: ${found}, not ${wanted}.`);
  must("The button's ground", ground(), "rgb(36, 88, 58)");
  must("The page's own colour scheme", getComputedStyle(document.documentElement).colorScheme, "normal");

  const ours = [...document.styleSheets].flatMap((sheet) => [...sheet.cssRules]);
  const styleRules = (rules) =>
    rules.flatMap((rule) => (rule.selectorText ? [rule] : styleRules([...(rule.cssRules ?? [])])));
  for (const rule of styleRules(ours)) {
    const names = [...rule.style];
    const tokensOnly = names.every((name) => name.startsWith("--"));
    let selectors = rule.selectorText;
    // From within outwards: commas in parentheses separate no selectors.
    while (selectors.includes("(")) {
      selectors = selectors.replaceAll(/\(([^()]*)\)/g, (_all, inner) => `{${inner.replaceAll(",", " ")}}`);
    }
    const scoped = selectors.split(",").every((selector) => /\.\w|\[data-foodshed/.test(selector));
    // Custom properties of our own, or of the cropper, say nothing to a page that does not use them.
    if (!scoped && !tokensOnly) {
      wrong.push(`The stylesheet styles the page itself: ${rule.cssText.slice(0, 120)}`);
    }
  }

  document.documentElement.style.setProperty("--foodshed-color-leaf", "rgb(0, 90, 156)");
  must("With a partner's colour, the button's ground", ground(), "rgb(0, 90, 156)");
  document.documentElement.style.removeProperty("--foodshed-color-leaf");
  const height = button.getBoundingClientRect().height;
  const area = document.getElementById("root");
  area.dataset.foodshedTheme = "dark";
  area.style.setProperty("--foodshed-density", "0.75");
  must("In a dark part of the page, the heading", getComputedStyle(heading).color, "rgb(242, 239, 230)");
  must("Outside of it, the page", getComputedStyle(document.body).colorScheme, "normal");
  if (button.getBoundingClientRect().height >= height) wrong.push("A denser part of the page is not denser.");
  delete area.dataset.foodshedTheme;
  area.removeAttribute("style");
  return wrong;
}

/** Looks at the app in Chromium; gives a list of what is wrong. */
async function look(chromium, origin) {
  const { chromium: playwright } = createRequire(join(widgets, "package.json"))("playwright");
  const browser = await playwright.launch({
    executablePath: chromium,
    args: ["--no-sandbox", "--disable-gpu"],
  });
  const wrong = [];
  try {
    const tab = await browser.newPage({ reducedMotion: "reduce" });
    tab.on("console", (message) => message.type() === "error" && wrong.push(`console: ${message.text()}`));
    tab.on("pageerror", (error) => wrong.push(`error: ${error.message}`));
    await tab.goto(origin);
    await tab.getByRole("heading", { name: /^\d+ Classifieds$/ }).waitFor({ timeout: 20_000 });
    await tab.getByRole("radio", { name: /Wanted/ }).check();
    wrong.push(...(await tab.evaluate(themeErrors)));
  } catch (error) {
    wrong.push(String(error.message).split("\n")[0]);
  } finally {
    await browser.close();
  }
  return wrong;
}

/**
 * Installs the tarballs into the two apps and tries them.
 * @returns {Promise<string[]>} what failed
 */
export async function tryPackedApps(tarballs, chromium) {
  const readme = filesOfReadme(join(widgets, "README.md"));
  const folder = mkdtempSync(join(tmpdir(), "foodshed-partner-"));
  const failed = [];
  const site = { origin: "", calls: [], close: () => {} };
  try {
    const served = await serve(join(folder, "dist"), () => shown());
    Object.assign(site, served);
    const { origin, calls } = served;
    let shown = () => "";
    const code = (name) => {
      const text = readme.get(name);
      if (!text) throw new Error(`The README of the widgets has no ${name} any more.`);
      return text.replaceAll("https://foodshed.example", origin);
    };
    const names = ["src/main.tsx", "src/Market.tsx", "src/entry-server.tsx", "src/entry-client.tsx"];
    writeFiles(folder, {
      ...manifest(tarballs),
      ...settings,
      ...Object.fromEntries(names.map((name) => [name, code(name)])),
      "index.html": page("", '<script type="module" src="/src/main.tsx"></script>'),
      "hydrated.html": page("", '<script type="module" src="/src/entry-client.tsx"></script>'),
    });
    const store = (await run("pnpm", ["store", "path"])).output.trim();
    const check = async (label, ...command) => {
      const { ok } = await step(`A partner's app: ${label}`, "pnpm", command, { cwd: folder });
      if (!ok) failed.push(`a partner's app: ${label}`);
      return ok;
    };
    const found = (label, wrong) => {
      for (const sentence of wrong) process.stderr.write(`  ${label}: ${sentence}\n`);
      if (wrong.length > 0) failed.push(label);
    };
    if (
      !(await check("install", "install", "--prefer-offline", `--store-dir=${store.replace(/\/v\d+$/, "")}`))
    ) {
      return failed;
    }
    await check("types", "exec", "tsc");

    if (await check("build for browsers", "exec", "vite", "build")) {
      shown = () => readFileSync(join(folder, "dist/index.html"), "utf8");
      if (chromium) found("a partner's app in the browser", await look(chromium, origin));
    }

    const server = [
      "exec",
      "vite",
      "build",
      "--ssr",
      "src/entry-server.tsx",
      "--outDir",
      "server",
      "--logLevel=warn",
    ];
    const client = ["exec", "vite", "build", "--outDir", "dist", "--logLevel=warn"];
    writeFiles(folder, { "index.html": readFileSync(join(folder, "hydrated.html"), "utf8") });
    if ((await check("build for a server", ...server)) && (await check("build to hydrate", ...client))) {
      const { render } = await import(pathToFileURL(join(folder, "server/entry-server.js")).href);
      const { first, html } = await render();
      if (!html.includes("Classifieds")) found("a server-rendered page", ["It holds no classifieds."]);
      const built = readFileSync(join(folder, "dist/index.html"), "utf8");
      const data = JSON.stringify(first).replaceAll("<", "\\u003c");
      shown = () =>
        built
          .replace('<div id="root"></div>', () => `<div id="root">${html}</div>`)
          .replace("</body>", () => `<script type="application/json" id="first">${data}</script></body>`);
      if (chromium) {
        calls.length = 0;
        found("a server-rendered app in the browser", await look(chromium, origin));
        // Its filter was pressed once; what the server had drawn was not asked for again.
        if (calls.length > 1) found("a server-rendered app", [`It asked again: ${calls.join(", ")}.`]);
      }
    }
  } finally {
    await site.close();
    rmSync(folder, { recursive: true, force: true });
  }
  return failed;
}
