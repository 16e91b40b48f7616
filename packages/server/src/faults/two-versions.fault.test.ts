import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { afterEach, describe, expect, it } from "vitest";
import { freePort, killServers, runServer } from "../testing/server-process.ts";
import { expectKeptAndOnce, startLoad } from "./support/load.ts";
import { cluster, type FaultNetwork, logIn, makeNetwork, recipientOf } from "./support/network.ts";

let network: FaultNetwork | undefined;
afterEach(async () => {
  await killServers();
  await network?.remove();
});

const preload = pathToFileURL(join(import.meta.dirname, "support", "next-version.ts")).href;
/** Settings with which a process is of a later version, with these migrations more. */
const later = (...names: string[]) => ({
  NODE_OPTIONS: `--import=${preload}`,
  EXTRA_MIGRATIONS: names.join(","),
});

describe.skipIf(!cluster)("two versions side by side", () => {
  it("serve while one is changed for the other, and back, until a migration takes something away", async () => {
    network = await makeNetwork("postgres");
    const { address, settings } = network;
    // Tokens name it: one for all processes.
    settings.PUBLIC_URL = address;
    const recipient = await recipientOf(network);
    const command = async (name: string, more: Record<string, string> = {}) => {
      const run = runServer([name], { ...settings, ...more });
      return { code: await run.ended, said: run.output() };
    };
    const old = await network.serve();
    const token = await logIn(address, "demo@foodshed.example");
    const load = startLoad({ server: old, address, token, recipient });
    await load.goesOn(5);

    // The new version's tables under the old version's feet, and then both at once.
    expect(await command("migrate", later("9998-added"))).toMatchObject({
      code: 0,
      said: "Changed: 9998-added\n",
    });
    await load.goesOn(5);
    const port = String(await freePort());
    const next = await network.serve({ ...later("9998-added"), PORT: port });
    const both = startLoad({ server: next, address: `http://127.0.0.1:${port}`, token, recipient });
    await Promise.all([load.goesOn(5), both.goesOn(5)]);
    await both.stop();
    next.process.kill("SIGTERM");
    expect(await next.ended).toBe(0);

    // Rolled back: the old version starts on the new one's tables, and says so.
    const rolledBack = await network.serve({ PORT: port });
    const again = startLoad({ server: rolledBack, address: `http://127.0.0.1:${port}`, token, recipient });
    await again.goesOn(5);
    await Promise.all([again.stop(), load.stop()]);
    expect((await command("migrate")).said).toContain("A newer version changed the tables");

    // From here on there is no way back.
    await command("migrate", later("9998-added", "9999-taken-away"));
    const refused = await command("start", { PORT: String(await freePort()) });
    expect(refused).toMatchObject({
      code: 78,
      said: expect.stringContaining("by a newer version of Foodshed (9999-taken-away): run that version"),
    });
    for (const each of [load, both, again]) {
      expect(each).toMatchObject({ broken: 0, unavailable: 0 });
      await expectKeptAndOnce(network, each);
    }
  });
});
