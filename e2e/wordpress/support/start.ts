// A WordPress of its own for the tests: Debian's package on PHP's own server, with a MariaDB in a folder, neither as a service.
import { type ChildProcess, execFileSync, spawn } from "node:child_process";
import { cpSync, existsSync, mkdirSync, rmSync, writeFileSync } from "node:fs";
import { createServer } from "node:net";
import { userInfo } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { phpFiles } from "./php-files.ts";

const folder = process.env.E2E_WORDPRESS_DIR ?? "";
const address = process.env.E2E_WORDPRESS_URL ?? "";
const site = join(folder, "site");
const database = join(folder, "database");
const socket = join(folder, "database.sock");
const debian = "/usr/share/wordpress";
const plugin = join(import.meta.dirname, "../../../integrations/wordpress/dist/foodshed.zip");

const children: ChildProcess[] = [];

function start(command: string, args: string[], env: NodeJS.ProcessEnv = {}): void {
  const child = spawn(command, args, {
    stdio: ["ignore", "ignore", "inherit"],
    env: { ...process.env, ...env },
  });
  child.once("exit", (code) => code && process.exit(code));
  children.push(child);
}

function stop(): never {
  for (const child of children) child.removeAllListeners("exit").kill("SIGKILL");
  rmSync(folder, { recursive: true, force: true });
  process.exit(0);
}
for (const signal of ["SIGINT", "SIGTERM"]) process.once(signal, stop);

/** An answer that never comes, for the widget's request to wait for. */
function startTarpit(): Promise<number> {
  const server = createServer(() => {});
  return new Promise((ready) => {
    server.listen(0, "127.0.0.1", () => {
      const at = server.address();
      ready(at && typeof at === "object" ? at.port : 0);
    });
  });
}

async function startDatabase(): Promise<void> {
  const own = [`--datadir=${database}`, `--user=${userInfo().username}`];
  execFileSync(
    "mariadb-install-db",
    ["--no-defaults", ...own, "--auth-root-authentication-method=normal", "--skip-test-db"],
    {
      stdio: "ignore",
    },
  );
  start("mariadbd", [
    "--no-defaults",
    ...own,
    `--socket=${socket}`,
    "--skip-networking",
    `--log-error=${join(folder, "database.log")}`,
    "--innodb-flush-log-at-trx-commit=0",
  ]);
  while (!existsSync(socket)) await wait(50);
  execFileSync("mariadb", [
    "--no-defaults",
    `--socket=${socket}`,
    "-u",
    "root",
    "-e",
    "CREATE DATABASE wordpress CHARACTER SET utf8mb4",
  ]);
}

function install(tarpit: number): void {
  cpSync(debian, site, { recursive: true, dereference: true });
  mkdirSync(join(site, "wp-content/mu-plugins"), { recursive: true });
  execFileSync("unzip", ["-q", plugin, "-d", join(site, "wp-content/plugins")]);
  const values = {
    address,
    socket,
    site,
    folder,
    tarpit: String(tarpit),
    foodshed: process.env.E2E_BASE_URL ?? "",
  };
  for (const [path, text] of Object.entries(phpFiles(values))) writeFileSync(join(folder, path), text);
  execFileSync("php", [join(folder, "install.php")], { stdio: ["ignore", "inherit", "inherit"] });
}

mkdirSync(database, { recursive: true });
const [tarpit] = await Promise.all([startTarpit(), startDatabase()]);
install(tarpit);
const { hostname, port } = new URL(address);
// Several workers: a page of WordPress may ask the same server for another.
start(
  "php",
  ["-d", "memory_limit=512M", "-S", `${hostname}:${port}`, "-t", site, join(folder, "router.php")],
  {
    PHP_CLI_SERVER_WORKERS: "6",
  },
);
