import { spawn, spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { freePort } from "../../testing/server-process.ts";

/** A program that stands in front of several processes. */
export interface Proxy {
  name: string;
  recipe: string;
  server(port: string, at: number): string;
  /** The recipe as a whole configuration that stays within `folder`. */
  configuration(recipe: string, folder: string): string;
  check(file: string, folder: string): string[];
  run(file: string, folder: string): string[];
  /** Milliseconds until it asks a process again that was away. */
  notices: number;
}

export const proxies: Proxy[] = [
  {
    name: "nginx",
    recipe: "nginx-several.conf",
    server: (port) => `server 127.0.0.1:${port} max_fails=1 fail_timeout=1s;`,
    configuration(recipe, folder) {
      const paths = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"].map(
        (name) => `${name}_temp_path temp;`,
      );
      return `daemon off; pid ${folder}/pid; error_log stderr warn; events {}\nhttp { access_log off; ${paths.join(" ")}\n${recipe}\n}\n`;
    },
    check: (file, folder) => ["-t", "-p", folder, "-c", file],
    run: (file, folder) => ["-p", folder, "-c", file],
    // Within a second or two.
    notices: 5_000,
  },
  {
    name: "haproxy",
    recipe: "haproxy-several.cfg",
    server: (port, at) => `  server process${at} 127.0.0.1:${port}`,
    configuration: (recipe) => recipe,
    check: (file) => ["-c", "-f", file],
    run: (file) => ["-db", "-f", file],
    notices: 3_000,
  },
];

export const isInstalled = ({ name }: Proxy) => spawnSync(name, ["-v"]).status === 0;

/**
 * Starts a proxy with its recipe of deploy/, in front of processes of this machine.
 * @throws Error with what the proxy says of its configuration
 */
export async function startProxy(
  proxy: Proxy,
  ports: string[],
): Promise<{ address: string; close(): Promise<void> }> {
  const folder = mkdtempSync(join(tmpdir(), "foodshed-proxy-"));
  mkdirSync(join(folder, "temp"));
  const port = await freePort();
  const recipe = join(import.meta.dirname, "..", "..", "..", "..", "..", "deploy", proxy.recipe);
  const text = readFileSync(recipe, "utf8")
    .replace(/(?: *server .*10\..+\n)+/, `${ports.map(proxy.server).join("\n")}\n`)
    .replace("listen 80;", `listen 127.0.0.1:${port};`)
    .replace("bind :80", `bind 127.0.0.1:${port}`);
  const file = join(folder, "proxy.conf");
  writeFileSync(file, proxy.configuration(text, folder));
  const checked = spawnSync(proxy.name, proxy.check(file, folder), { encoding: "utf8" });
  if (checked.status !== 0) throw new Error(checked.stderr);
  const running = spawn(proxy.name, proxy.run(file, folder), { stdio: "ignore" });
  const address = `http://127.0.0.1:${port}`;
  while (running.exitCode === null && !(await answers(address))) await wait(50);
  return {
    address,
    async close() {
      running.kill("SIGTERM");
      await new Promise((resolve) => running.once("exit", resolve));
      rmSync(folder, { recursive: true });
    },
  };
}

const answers = (address: string) =>
  fetch(`${address}/healthz`).then(
    ({ status }) => status === 200,
    () => false,
  );
