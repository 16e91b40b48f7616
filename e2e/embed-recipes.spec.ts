import { type ChildProcess, execFile, spawn } from "node:child_process";
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { expect, type Page, test } from "@playwright/test";
import { freePort } from "../scripts/lib/free-port.mjs";
import { countShifts, shiftsOf } from "./support/layout-shifts.ts";
import { foodshed, paste, script } from "./support/pasted-page.ts";

// The recipes of docs/embedding.md for servers that put the first content into their pages, run as they are written there.

const handbook = readFileSync(new URL("../docs/embedding.md", import.meta.url), "utf8");
const part = handbook.slice(
  handbook.indexOf("## Rendered by your server"),
  handbook.indexOf("## Evergreen or pinned"),
);

/** The code blocks of a language in that part, for this test's site. */
const recipes = (language: string) =>
  [...part.matchAll(new RegExp(`\n\`\`\`${language}\n([\\s\\S]*?)\n\`\`\``, "g"))].map(([, code = ""]) =>
    code.replaceAll("https://foodshed.example", foodshed),
  );
const recipe = (language: string, at = 0) => recipes(language)[at] ?? "";

const programs: ChildProcess[] = [];
const folders: string[] = [];
test.afterEach(() => {
  for (const program of programs.splice(0)) program.kill();
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true });
});

function folderWith(files: Record<string, string>): string {
  const folder = mkdtempSync(join(tmpdir(), "foodshed-recipe-"));
  folders.push(folder);
  for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text);
  return folder;
}

/** Runs a program until the test ends, and waits until its address answers. */
async function serve(command: string, args: string[], address: string) {
  programs.push(spawn(command, args, { stdio: "inherit", env: { ...process.env, NODE_OPTIONS: "" } }));
  await expect
    .poll(() =>
      fetch(address).then(
        ({ status }) => status,
        () => 0,
      ),
    )
    .toBe(200);
}

const head = '<!doctype html><html lang="en"><meta charset="utf-8"><title>Market</title>';
/** The board is there without script, and with it the page does not move. */
async function showsBoard(page: Page, address: string) {
  const text = await (await fetch(address)).text();
  expect(text).toContain('<template shadowrootmode="open">');
  expect(text).toContain("<article");
  await countShifts(page);
  await page.goto(address);
  const board = page.locator("foodshed-classifieds");
  await expect(board.getByRole("article").first()).toBeVisible();
  await expect(board.locator("[type=radio]").first()).toBeAttached();
  await expect(board).toHaveCount(1);
  expect(await shiftsOf(page)).toBe(0);
}

test("Node includes the content, and a link where Foodshed cannot be reached", { tag: "@any-size" }, async ({
  page,
}) => {
  const port = await freePort();
  const server = (code: string) => `import { createServer } from "node:http";
    const page = (body) => ${JSON.stringify(head)} + body;
    const app = { get: (_path, answer) => createServer((_request, response) => {
      response.setHeader("content-type", "text/html");
      answer({ language: "en" }, { send: (body) => response.end(body) });
    }).listen(${port}) };
    ${code}`;
  const folder = folderWith({ "server.mjs": server(recipe("js")) });
  await serve(process.execPath, [join(folder, "server.mjs")], `http://127.0.0.1:${port}/`);
  await showsBoard(page, `http://127.0.0.1:${port}/`);

  const other = await freePort();
  const without = server(recipe("js").replaceAll(foodshed, "http://127.0.0.1:9")).replace(
    `${port}`,
    `${other}`,
  );
  await serve(
    process.execPath,
    [join(folderWith({ "server.mjs": without }), "server.mjs")],
    `http://127.0.0.1:${other}/`,
  );
  const text = await (await fetch(`http://127.0.0.1:${other}/`)).text();
  expect(text).toContain("<foodshed-classifieds><a href=");
});

test("PHP includes the content and keeps it, also while Foodshed cannot be reached", {
  tag: "@any-size",
}, async ({ page }) => {
  test.skip(!existsSync("/usr/bin/php"), "There is no PHP on this machine.");
  const port = await freePort();
  const folder = folderWith({ "index.php": head + recipe("php") });
  const args = ["-d", `sys_temp_dir=${folder}`, "-S", `127.0.0.1:${port}`, "-t", folder];
  await serve("/usr/bin/php", args, `http://127.0.0.1:${port}/`);
  await showsBoard(page, `http://127.0.0.1:${port}/`);
  // The same cache, for a site that is gone.
  const gone = recipe("php").replace(`$site = '${foodshed}'`, "$site = 'http://127.0.0.1:9'");
  expect(gone).not.toBe(recipe("php"));
  writeFileSync(join(folder, "stale.php"), gone.replace("time() - filemtime($kept) < 600", "false"));
  expect(await (await fetch(`http://127.0.0.1:${port}/stale.php`)).text()).toContain("<article");
  writeFileSync(join(folder, "none.php"), gone.replace("'kind' => 'sale'", "'kind' => 'wanted'"));
  expect(await (await fetch(`http://127.0.0.1:${port}/none.php`)).text()).toContain(
    '<foodshed-classifieds network="grand-valley-local-food-network" kind="wanted"><a href="http://127.0.0.1:9/">',
  );
});

test("Varnish includes the content by ESI, and a link where there is none", { tag: "@any-size" }, async ({
  page,
}) => {
  test.skip(!existsSync("/usr/sbin/varnishd"), "There is no Varnish on this machine.");
  const [port, origin] = [await freePort(), await freePort()];
  const [include = ""] = recipes("html").filter((code) => code.includes("<esi:include"));
  const bad = include.replaceAll("grand-valley-local-food-network", "no-such-network");
  const { hostname, port: ours } = new URL(foodshed);
  const vcl = `vcl 4.1;\nbackend default { .host = "127.0.0.1"; .port = "${origin}"; }\n${recipe("vcl")}`
    .replaceAll("foodshed.example", new URL(foodshed).host)
    .replace('.host = "localhost"; .port = "8443"', `.host = "${hostname}"; .port = "${ours}"`);
  const server = `require("node:http").createServer((request, response) => {
    response.setHeader("content-type", "text/html");
    response.end(${JSON.stringify(head)} + (request.url === "/bad" ? ${JSON.stringify(bad)} : ${JSON.stringify(include)}));
  }).listen(${origin}, "127.0.0.1");`;
  const folder = folderWith({ "site.vcl": vcl, "origin.cjs": server });
  await serve(process.execPath, [join(folder, "origin.cjs")], `http://127.0.0.1:${origin}/`);
  const args = [
    "-F",
    "-n",
    join(folder, "varnish"),
    "-a",
    `127.0.0.1:${port}`,
    "-f",
    join(folder, "site.vcl"),
    "-j",
    "none",
  ];
  await serve("/usr/sbin/varnishd", args, `http://127.0.0.1:${port}/`);
  await showsBoard(page, `http://127.0.0.1:${port}/`);
  const without = await (await fetch(`http://127.0.0.1:${port}/bad`)).text();
  expect(without).toContain(`<a href="${foodshed}/">Foodshed</a>`);
  expect(without).not.toContain("<foodshed-classifieds");
});

test("a static site includes what was fetched before its build", { tag: "@any-size" }, async ({ page }) => {
  const folder = folderWith({});
  await promisify(execFile)("sh", ["-ec", `mkdir _includes\n${recipe("sh")}`], { cwd: folder });
  const board = readFileSync(join(folder, "_includes", "board.html"), "utf8");
  expect(board).toContain("<article");
  await countShifts(page);
  await page.goto(await paste(page, "static-site", board + script));
  await expect(page.locator("foodshed-classifieds [type=radio]").first()).toBeAttached();
  expect(await shiftsOf(page)).toBe(0);
});
