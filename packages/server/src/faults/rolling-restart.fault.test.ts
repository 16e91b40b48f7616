import { spawn, spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { afterEach, describe, expect, it } from "vitest";
import { freePort, killServers, type ServerProcess } from "../testing/server-process.ts";
import { cluster, type FaultNetwork, makeNetwork } from "./support/network.ts";

const hasNginx = spawnSync("nginx", ["-v"]).status === 0;
if (!hasNginx) console.warn("nginx is not installed: the rolling restart behind it is not tried.");

let network: FaultNetwork | undefined;
const ends: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const end of ends.splice(0).reverse()) await end();
  await killServers();
  await network?.remove();
});

/** nginx with the recipe of deploy/, in front of processes of this machine. */
async function startNginx(ports: string[]): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), "foodshed-nginx-"));
  mkdirSync(join(folder, "temp"));
  const port = await freePort();
  const recipe = join(import.meta.dirname, "..", "..", "..", "..", "deploy", "nginx-several.conf");
  const servers = ports.map((one) => `server 127.0.0.1:${one} max_fails=1 fail_timeout=1s;`).join(" ");
  const text = readFileSync(recipe, "utf8")
    .replace(/(?: *server 10\.\S+ .*\n)+/, `${servers}\n`)
    .replace("listen 80;", `listen 127.0.0.1:${port};`);
  const paths = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"].map((name) => `${name}_temp_path temp;`);
  const file = join(folder, "nginx.conf");
  writeFileSync(
    file,
    `daemon off; pid ${folder}/pid; error_log stderr warn; events {}\nhttp { access_log off; ${paths.join(" ")}\n${text}\n}\n`,
  );
  const checked = spawnSync("nginx", ["-t", "-p", folder, "-c", file], { encoding: "utf8" });
  expect(checked.status, checked.stderr).toBe(0);
  const nginx = spawn("nginx", ["-p", folder, "-c", file], { stdio: "ignore" });
  ends.push(async () => {
    nginx.kill("SIGTERM");
    await new Promise((resolve) => nginx.once("exit", resolve));
    rmSync(folder, { recursive: true });
  });
  return `http://127.0.0.1:${port}`;
}

describe.skipIf(!cluster || !hasNginx)("two processes behind nginx", () => {
  it("are restarted one after the other, and nobody who reads notices", async () => {
    network = await makeNetwork("postgres");
    const ports = [String(await freePort()), String(await freePort())];
    const serveAt = (PORT: string) => (network as FaultNetwork).serve({ PORT });
    const processes = [await serveAt(ports[0] as string), await serveAt(ports[1] as string)];
    const address = await startNginx(ports);
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
      // nginx asks a process that refused again after a second or two.
      await wait(5_000);
    }
    isOver = true;
    await Promise.all(asking);
    expect(failed).toEqual([]);
    expect(served).toBeGreaterThan(100);
  });
});
