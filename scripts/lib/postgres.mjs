import { spawnSync } from "node:child_process";
import { randomBytes } from "node:crypto";
import {
  appendFileSync,
  chownSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { delimiter, join } from "node:path";
import { freePort } from "./free-port.mjs";
import { run } from "./run.mjs";
import { installSystemPackage } from "./system-packages.mjs";

const asRoot = process.getuid?.() === 0;

function findBinaries() {
  const debian = "/usr/lib/postgresql";
  const versions = existsSync(debian) ? readdirSync(debian).sort((a, b) => Number(b) - Number(a)) : [];
  const folders = [
    ...versions.map((version) => join(debian, version, "bin")),
    ...(process.env.PATH ?? "").split(delimiter),
  ];
  return folders.find((folder) => existsSync(join(folder, "initdb")) && existsSync(join(folder, "pg_ctl")));
}

/** PostgreSQL refuses to run as root, so as root its programs run as the user that Debian's package makes. */
function asOwner(command, args) {
  if (!asRoot) return [command, args];
  return ["runuser", ["-u", "postgres", "--", command, ...args]];
}

/** Where PostgreSQL's programs are, installing Debian's package first where there is none and this user may. */
async function findOrInstall() {
  const found = findBinaries();
  if (found || !(await installSystemPackage("Installing PostgreSQL", "postgresql"))) return found;
  return findBinaries();
}

/** @returns {Promise<boolean>} whether clusters can be started here, after installing PostgreSQL where this user may. */
export async function hasPostgres() {
  return (await findOrInstall()) !== undefined;
}

const fast = "-c fsync=off -c synchronous_commit=off -c full_page_writes=off";
/** What was committed survives any end of the server, though not of the machine. */
const durable = "-c fsync=off";

/**
 * Starts a throw-away PostgreSQL cluster on a free local port, installing Debian's package first where there is none
 * and this user may. It is gone when this process is.
 * @param {{ keepsCommits?: boolean, settings?: Record<string, string>, persistIn?: string }} options `keepsCommits`: also through an
 *   immediate stop, at the price of speed; `settings`: more of postgresql.conf; `persistIn`: a folder that holds it when this process is
 *   gone, and that a later call starts it from
 * @returns {Promise<{ url: string, place: object } | undefined>} undefined when there is no PostgreSQL to be had;
 *   code that has the `place` can stop and start the cluster with `clusterAt`.
 */
export async function startPostgres({ keepsCommits = false, settings = {}, persistIn } = {}) {
  const binaries = await findOrInstall();
  if (!binaries) return undefined;

  const note = persistIn && join(persistIn, "cluster.json");
  if (note && existsSync(note)) {
    const cluster = JSON.parse(readFileSync(note, "utf8"));
    await clusterAt(cluster.place).start();
    return cluster;
  }
  const folder = await ownedFolder(persistIn);
  if (!folder) return undefined;
  const port = await freePort();
  // Passwords count even here: the tests try a wrong one.
  const password = randomBytes(16).toString("hex");
  const passwordFile = join(folder, "password");
  writeFileSync(passwordFile, password, { mode: 0o644 });
  const init = await run(
    ...asOwner(join(binaries, "initdb"), [
      ...["-D", join(folder, "data"), "-U", "foodshed", "-A", "scram-sha-256", `--pwfile=${passwordFile}`],
      ...["-E", "UTF8", "--no-locale", "-N"],
    ]),
    { cwd: folder },
  );
  if (init.code !== 0) throw new Error(`PostgreSQL's data folder could not be made:\n${init.output}`);
  const lines = Object.entries(settings).map(
    ([name, value]) => `${name} = '${value.replaceAll("'", "''")}'\n`,
  );
  appendFileSync(join(folder, "data", "postgresql.conf"), lines.join(""));
  const place = { binaries, folder, options: optionsFor(port, folder, keepsCommits ? durable : fast) };
  await clusterAt(place).start();
  const cluster = { url: `postgres://foodshed:${password}@127.0.0.1:${port}/postgres`, place };
  if (note) writeFileSync(note, JSON.stringify(cluster));
  else clearAtExit(place);
  return cluster;
}

/**
 * Starts a hot standby of a cluster that `startPostgres` made.
 * @param {string} url where its primary listens
 * @returns {Promise<{ url: string, place: object }>} as `startPostgres`
 */
export async function startStandby({ binaries }, url) {
  const folder = await ownedFolder();
  const port = await freePort();
  const copied = await run(
    ...asOwner(join(binaries, "pg_basebackup"), [
      ...["-d", url, "-D", join(folder, "data"), "-R", "-X", "stream", "-c", "fast", "--no-sync"],
    ]),
    { cwd: folder },
  );
  if (copied.code !== 0) throw new Error(`The primary could not be copied:\n${copied.output}`);
  const place = { binaries, folder, options: optionsFor(port, folder, durable) };
  await clusterAt(place).start();
  clearAtExit(place);
  const own = new URL(url);
  own.port = String(port);
  return { url: own.href, place };
}

/** A folder that the user who runs PostgreSQL may write to; undefined where there is no such user. */
async function ownedFolder(wanted) {
  const folder = wanted ?? mkdtempSync(join(tmpdir(), "foodshed-postgres-"));
  mkdirSync(folder, { recursive: true });
  if (asRoot) {
    const owner = await run("id", ["-u", "postgres"]);
    if (owner.code !== 0) return undefined;
    chownSync(folder, Number(owner.output), Number((await run("id", ["-g", "postgres"])).output));
  }
  return folder;
}

const optionsFor = (port, folder, more) =>
  `-p ${port} -k ${folder} -c listen_addresses=127.0.0.1 -c max_connections=200 ${more}`;

function clearAtExit(place) {
  // Also when this process is ended by a signal: an orphaned cluster would run for ever.
  process.once("exit", () => clear(place));
  const exitCodes = { SIGHUP: 129, SIGINT: 130, SIGTERM: 143 };
  for (const [signal, code] of Object.entries(exitCodes)) process.once(signal, () => process.exit(code));
}

function clear(place) {
  const [command, args] = pgCtlCommand(place, "-m", "immediate", "stop");
  spawnSync(command, args, { cwd: tmpdir(), stdio: "ignore" });
  rmSync(place.folder, { recursive: true, force: true });
}

/** Stops and starts a cluster that `startPostgres` made, from whichever process. */
export function clusterAt(place) {
  const pgCtl = async (sentence, ...args) => {
    const result = await run(...pgCtlCommand(place, ...args), { cwd: place.folder });
    if (result.code !== 0) throw new Error(`${sentence}:\n${result.output}`);
  };
  return {
    start: () =>
      pgCtl("PostgreSQL did not start", ...["-o", place.options, "-l", join(place.folder, "log"), "start"]),
    /** @param {"smart" | "fast" | "immediate"} mode as pg_ctl has them: `immediate` is a crash */
    stop: (mode = "fast") => pgCtl("PostgreSQL did not stop", "-m", mode, "stop"),
    /** Makes a standby a primary. */
    promote: () => pgCtl("The standby was not promoted", "promote"),
    /** Stops it and removes its data. */
    remove: () => clear(place),
  };
}

/** Runs one of PostgreSQL's programs as the owner of a cluster. @returns {Promise<{ code: number, output: string }>} */
export function runAsOwner({ binaries, folder }, program, args, env = {}) {
  return run(...asOwner(join(binaries, program), args), { cwd: folder, env });
}

function pgCtlCommand({ binaries, folder }, ...args) {
  return asOwner(join(binaries, "pg_ctl"), ["-D", join(folder, "data"), "-w", ...args]);
}
