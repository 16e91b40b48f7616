import { spawn, spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { afterEach, describe, expect, it } from "vitest";
import { freePort, killServers, type ServerProcess } from "../testing/server-process.ts";
import { cluster, type FaultNetwork, makeNetwork } from "./support/network.ts";

let network: FaultNetwork | undefined;
const ends: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const end of ends.splice(0).reverse()) await end();
  await killServers();
  await network?.remove();
});

interface Proxy {
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

const proxies: Proxy[] = [
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

/** A proxy with its recipe of deploy/, in front of processes of this machine. */
async function startProxy(proxy: Proxy, ports: string[]): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), "foodshed-proxy-"));
  mkdirSync(join(folder, "temp"));
  const port = await freePort();
  const recipe = join(import.meta.dirname, "..", "..", "..", "..", "deploy", proxy.recipe);
  const text = readFileSync(recipe, "utf8")
    .replace(/(?: *server .*10\..+\n)+/, `${ports.map(proxy.server).join("\n")}\n`)
    .replace("listen 80;", `listen 127.0.0.1:${port};`)
    .replace("bind :80", `bind 127.0.0.1:${port}`);
  const file = join(folder, "proxy.conf");
  writeFileSync(file, proxy.configuration(text, folder));
  const checked = spawnSync(proxy.name, proxy.check(file, folder), { encoding: "utf8" });
  expect(checked.status, checked.stderr).toBe(0);
  const running = spawn(proxy.name, proxy.run(file, folder), { stdio: "ignore" });
  ends.push(async () => {
    running.kill("SIGTERM");
    await new Promise((resolve) => running.once("exit", resolve));
    rmSync(folder, { recursive: true });
  });
  return `http://127.0.0.1:${port}`;
}

describe.skipIf(!cluster).each(proxies)("two processes behind $name", (proxy) => {
  const isInstalled = spawnSync(proxy.name, ["-v"]).status === 0;
  if (!isInstalled)
    console.warn(`${proxy.name} is not installed: the rolling restart behind it is not tried.`);

  it.skipIf(!isInstalled)("are restarted one after the other, and nobody who reads notices", async () => {
    network = await makeNetwork("postgres");
    const ports = [String(await freePort()), String(await freePort())];
    const serveAt = (PORT: string) => (network as FaultNetwork).serve({ PORT });
    const processes = [await serveAt(ports[0] as string), await serveAt(ports[1] as string)];
    const address = await startProxy(proxy, ports);
    const failed: string[] = [];
    let served = 0;
    let isOver = false;
    const ask = async (path: string, options: RequestInit = {}) => {
      while (!isOver) {
        const status = await fetch(address + path, options).then(
          async (response) => {
            await response.arrayBuffer();
            return response.status;
          },
          (error) => String(error.cause ?? error),
        );
        if (status === 200) served += 1;
        else failed.push(`${path}: ${status}`);
        await wait(10);
      }
    };
    await wait(500);
    const asking = [
      ask("/api/v1/search/new_profiles/?size=3"),
      ask("/api/v1/accounts/categories_list/"),
      ask("/api/v1/search/profiles/", {
        method: "POST",
        headers: { "content-type": "application/json" },
        body: JSON.stringify({ keywords: "cheese" }),
      }),
    ];
    for (const at of [0, 1]) {
      const before = served;
      const stopped = processes[at] as ServerProcess;
      stopped.process.kill("SIGTERM");
      expect(await stopped.ended).toBe(0);
      processes[at] = await serveAt(ports[at] as string);
      await expect.poll(() => served, { timeout: 20_000 }).toBeGreaterThan(before + 50);
      await wait(proxy.notices);
    }
    isOver = true;
    await Promise.all(asking);
    expect(failed).toEqual([]);
    expect(served).toBeGreaterThan(100);
  });
});
