// The packed command line, installed as an administrator installs it: by npm, globally, outside of this checkout.
import { execFileSync } from "node:child_process";
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { delimiter, join } from "node:path";
import { pathToFileURL } from "node:url";
import { root, run, step } from "./run.mjs";
import { say } from "./say.mjs";

const { engines } = JSON.parse(readFileSync(join(root, "packages/cli/package.json"), "utf8"));
const [, oldestMajor, oldestMinor] = /^>=(\d+)\.(\d+)$/.exec(engines.node).map(Number);

/** What a Node that is too old says of itself, and what it does not have. */
const OLD_NODE = `Object.defineProperty(process, "versions", { value: { ...process.versions, node: "16.20.2" } });
delete process.getBuiltinModule;
delete require("node:module").enableCompileCache;
`;

const MEMBERS = `email,first_name,last_name,business_name,roles
info@northfork.example,Lou,Tremblay,North Fork Dairy,processor
`;

/** The Nodes of this machine that are older than the command line takes. */
function oldNodes() {
  const folders = [...new Set((process.env.PATH ?? "").split(delimiter))];
  return folders
    .map((folder) => join(folder, "node"))
    .filter((path) => {
      if (!existsSync(path)) return false;
      try {
        const [major, minor] = execFileSync(path, ["-p", "process.versions.node"], { encoding: "utf8" })
          .split(".")
          .map(Number);
        return major < oldestMajor || (major === oldestMajor && minor < oldestMinor);
      } catch {
        return false;
      }
    });
}

/**
 * Installs the tarball and tries it.
 * @returns {Promise<string[]>} what failed
 */
export async function tryPackedCli(tarball) {
  const folder = mkdtempSync(join(tmpdir(), "foodshed-installed-"));
  const failed = [];
  const must = (holds, what, found = "") => {
    if (holds) return;
    process.stderr.write(`  The installed command line: ${what}${found && `\n${found.trimEnd()}`}\n`);
    failed.push(`the installed command line: ${what}`);
  };
  try {
    const prefix = join(folder, "prefix");
    const install = [
      "install",
      "--global",
      "--prefix",
      prefix,
      "--offline",
      "--no-audit",
      "--no-fund",
      tarball,
    ];
    const { ok } = await step("The command line: npm install --global", "npm", install, { cwd: folder });
    if (!ok) return ["npm install --global of the command line"];

    const program = join(prefix, "bin/foodshed");
    const installed = join(prefix, "lib/node_modules/@foodshed/cli");
    const options = { cwd: folder, env: { HOME: folder, FOODSHED_CONFIG_DIR: join(folder, "config") } };
    const foodshed = (...args) => run(program, args, options);

    const { version } = JSON.parse(readFileSync(join(installed, "package.json"), "utf8"));
    const said = await foodshed("--version");
    must(said.code === 0 && said.output.trim() === version, "--version", said.output);
    must(!existsSync(join(installed, "node_modules")), "needs packages beside it");

    const page = join(prefix, "share/man/man1/foodshed.1");
    must(existsSync(page), "has no manual page where man looks for it");
    const { output: manual } = await foodshed("man");
    must(existsSync(page) && readFileSync(page, "utf8") === manual, "has another manual page than it prints");

    writeFileSync(join(folder, "members.csv"), MEMBERS);
    const dry = await foodshed(
      "accounts",
      "import",
      "members.csv",
      "--dry-run",
      "--server",
      "http://localhost:9",
    );
    must(
      dry.code === 0 && dry.output.includes("1 would be created"),
      "does not read a members file",
      dry.output,
    );

    const chunks = readdirSync(join(installed, "dist/chunks")).map((name) => `chunks/${name}`);
    must(chunks.length > 0, "has no chunks");
    const addresses = chunks.map((name) => pathToFileURL(join(installed, "dist", name)).href);
    const load = `for (const address of ${JSON.stringify(addresses)}) await import(address)`;
    const loaded = await run("node", ["--input-type=module", "-e", load], options);
    must(loaded.code === 0, "cannot load a chunk", loaded.output);

    writeFileSync(join(folder, "old-node.cjs"), OLD_NODE);
    const main = join(installed, "dist/main.cjs");
    const old = oldNodes();
    if (old.length === 0)
      say("! No Node on this machine is too old for the command line: one is made believe.");
    for (const [node, ...before] of [
      ["node", "--require", join(folder, "old-node.cjs")],
      ...old.map((path) => [path]),
    ]) {
      const told = await run(node, [...before, main, "whoami"], options);
      must(
        told.code === 1 &&
          /^foodshed needs Node [\d.]+ or later, and this is Node [\d.]+: .+\n$/.test(told.output),
        `does not say in one sentence that ${node} is too old`,
        told.output,
      );
    }
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
  return failed;
}
