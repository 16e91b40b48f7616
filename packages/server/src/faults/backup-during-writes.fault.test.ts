import { mkdtempSync, rmSync } from "node:fs";
import { readdir } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, describe, expect, it } from "vitest";
import { openPostgres } from "../infra/db/database.ts";
import { administer, databaseUrl } from "../testing/global-setup.ts";
import { freePort, killServers, runServer, says, serve } from "../testing/server-process.ts";
import { expectKeptAndOnce, startLoad } from "./support/load.ts";
import {
  cluster,
  countMessages,
  type FaultNetwork,
  logIn,
  makeNetwork,
  recipientOf,
} from "./support/network.ts";

let network: FaultNetwork;
const folders = mkdtempSync(join(tmpdir(), "foodshed-fault-backup-"));
afterEach(async () => {
  await killServers();
  await network.remove();
  await administer(cluster?.url as string, `drop database if exists ${RESTORED} with (force)`);
  rmSync(folders, { recursive: true, force: true });
});

const RESTORED = "foodshed_fault_restored";

/** Settings of a server whose database and data directory are still empty. */
async function emptyServer() {
  const url = cluster?.url as string;
  await administer(url, `create database ${RESTORED}`);
  return {
    ...network.settings,
    DATA_DIR: join(folders, "restored"),
    DATABASE_URL: databaseUrl(url, RESTORED),
    PORT: String(await freePort()),
  };
}

async function succeeds(args: string[], settings: Record<string, string>) {
  const command = runServer(args, settings);
  expect(await command.ended, command.output()).toBe(0);
}

describe.skipIf(!cluster)("a backup that is made during writes", () => {
  it("holds once what was acknowledged before it began, and serves after a restore", async () => {
    network = await makeNetwork("postgres");
    const { address, settings } = network;
    const recipient = await recipientOf(network);
    const server = await network.serve();
    const token = await logIn(address, "demo@foodshed.example");
    const load = startLoad({ server, address, token, recipient });
    await load.goesOn();
    const before = [...load.acknowledged];
    await succeeds(["backup", join(folders, "backup")], settings);
    await load.goesOn();
    await load.stop();
    expect(load).toMatchObject({ broken: 0, unavailable: 0 });
    await expectKeptAndOnce(network, load);

    const restored = await emptyServer();
    await succeeds(["restore", join(folders, "backup")], restored);
    const { db, close } = await openPostgres(restored.DATABASE_URL);
    const stored = await countMessages(db, load.beginning);
    await close();
    expect(before.filter((content) => stored.get(content) !== 1)).toEqual([]);
    expect([...stored.values()].filter((count) => count > 1)).toEqual([]);
    await serve(restored);
    await logIn(`http://127.0.0.1:${restored.PORT}`, "demo@foodshed.example");
  });

  it("that is killed leaves nothing that a restore takes, and the same folder serves the next", async () => {
    network = await makeNetwork("postgres");
    const folder = join(folders, "killed");
    const killed = runServer(["backup", folder], network.settings);
    await says(killed, "Rows");
    killed.process.kill("SIGKILL");
    expect(await killed.ended).toBe("SIGKILL");
    const refused = runServer(["restore", folder], await emptyServer());
    expect(await refused.ended).toBe(78);
    expect(refused.output()).toContain("holds no backup");

    await succeeds(["backup", folder], network.settings);
    expect((await readdir(folder)).filter((name) => name.startsWith("."))).toEqual([]);
  });
});
