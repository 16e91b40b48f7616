// How long the command line takes to start, beside bare Node doing nothing and beside bare Node making one request.
import { execFile, spawnSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { inTurn } from "../lib/measure.ts";
import { printRows } from "../lib/report.ts";

const cli = join(import.meta.dirname, "..", "..", "packages", "cli", "dist", "main.cjs");
const folder = mkdtempSync(join(tmpdir(), "foodshed-bench-"));

const environment = (more: Record<string, string> = {}) => ({
  ...process.env,
  NO_COLOR: "1",
  FOODSHED_CONFIG_DIR: folder,
  ...more,
});

function start(...args: string[]) {
  return () => {
    const result = spawnSync(process.execPath, args, { stdio: "ignore", env: environment() });
    if (result.error) throw result.error;
  };
}

const help = await inTurn({
  "foodshed --help": start(cli, "--help"),
  "bare node -e 0": start("-e", "0"),
});
printRows("Help", "ms, whole process", help);

const command = await inTurn({
  "foodshed whoami": start(cli, "whoami", "--json"),
  "bare node -e 0": start("-e", "0"),
});
printRows("A command that needs no network answer", "ms, whole process", command);

// The answer comes from this process, so it must not wait for the other one to end.
function ask(more: Record<string, string>, ...args: string[]) {
  return () =>
    new Promise<void>((resolve, reject) => {
      execFile(process.execPath, args, { env: environment(more) }, (error) =>
        error ? reject(error) : resolve(),
      );
    });
}

const now = Math.floor(Date.now() / 1000);
const session = { email: "ada@bench.example", account_id: 1, user_id: 1, is_admin: true, is_manager: false };
const claims = { ...session, iat: now, exp: now + 86_400 };
const server = createServer((_request, response) => {
  response.writeHead(200, { "content-type": "application/json" });
  response.end(JSON.stringify({ ...claims, hijack: null }));
});
await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
const token = `x.${Buffer.from(JSON.stringify(claims)).toString("base64url")}.x`;
const get = join(folder, "get.cjs");
writeFileSync(
  get,
  `require("node:http").get(process.env.FOODSHED_SERVER + "/api/v1/accounts/session/", { agent: false }, (response) => {
    let text = "";
    response.on("data", (chunk) => (text += chunk));
    response.on("end", () => console.log(JSON.parse(text).email));
  });`,
);
const fetching = join(folder, "fetch.cjs");
writeFileSync(
  fetching,
  `fetch(process.env.FOODSHED_SERVER + "/api/v1/accounts/session/").then((r) => r.json()).then(({ email }) => console.log(email));`,
);
const place = { FOODSHED_SERVER: url, FOODSHED_TOKEN: token };
const asked = await inTurn({
  "foodshed whoami, logged in": ask(place, cli, "whoami", "--json"),
  "bare node, http.get": ask(place, get),
  "bare node, fetch": ask(place, fetching),
  "bare node -e 0": ask(place, "-e", "0"),
});
printRows("A command with one answer from a server", "ms, whole process", asked);
server.close();
rmSync(folder, { recursive: true, force: true });
