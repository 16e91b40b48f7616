import { setTimeout as wait } from "node:timers/promises";
import { afterEach, describe, expect, it } from "vitest";
import { freePort, killServers, type ServerProcess } from "../testing/server-process.ts";
import { cluster, type FaultNetwork, makeNetwork } from "./support/network.ts";
import { isInstalled, proxies, startProxy } from "./support/proxy.ts";

let network: FaultNetwork | undefined;
const ends: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const end of ends.splice(0).reverse()) await end();
  await killServers();
  await network?.remove();
});

describe.skipIf(!cluster).each(proxies)("two processes behind $name", (proxy) => {
  const isThere = isInstalled(proxy);
  if (!isThere) console.warn(`${proxy.name} is not installed: the rolling restart behind it is not tried.`);

  it.skipIf(!isThere)("are restarted one after the other, and nobody who reads notices", async () => {
    network = await makeNetwork("postgres");
    const ports = [String(await freePort()), String(await freePort())];
    const serveAt = (PORT: string) => (network as FaultNetwork).serve({ PORT });
    const processes = [await serveAt(ports[0] as string), await serveAt(ports[1] as string)];
    const { address, close } = await startProxy(proxy, ports);
    ends.push(close);
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
