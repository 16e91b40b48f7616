import { spawnSync } from "node:child_process";
import { randomBytes } from "node:crypto";
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { delimiter, join } from "node:path";
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

function freePort() {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.on("error", reject);
    server.listen(0, "127.0.0.1", () => {
      const { port } = server.address();
      server.close(() => resolve(port));
    });
  });
}

/** PostgreSQL refuses to run as root, so as root its programs run as the user that Debian's package makes. */
function asOwner(command, args) {
  if (!asRoot) return [command, args];
  return ["runuser", ["-u", "postgres", "--", command, ...args]];
}

/**
 * Starts a throw-away PostgreSQL cluster on a free local port, installing Debian's package first where there is none
 * and this user may. It is gone when this process is.
 * @returns {Promise<{ url: string } | undefined>} undefined when there is no PostgreSQL to be had.
 */
export async function startPostgres() {
  let binaries = findBinaries();
  if (!binaries && (await installSystemPackage("Installing PostgreSQL", "postgresql"))) {
    binaries = findBinaries();
  }
  if (!binaries) return undefined;

  const folder = mkdtempSync(join(tmpdir(), "foodshed-postgres-"));
  if (asRoot) {
    const owner = await run("id", ["-u", "postgres"]);
    if (owner.code !== 0) return undefined;
    chownSync(folder, Number(owner.output), Number((await run("id", ["-g", "postgres"])).output));
  }
  const data = join(folder, "data");
  const port = await freePort();
  // Passwords count even here: the tests try a wrong one.
  const password = randomBytes(16).toString("hex");
  const passwordFile = join(folder, "password");
  writeFileSync(passwordFile, password, { mode: 0o644 });
  const init = await run(
    ...asOwner(join(binaries, "initdb"), [
      ...["-D", data, "-U", "foodshed", "-A", "scram-sha-256", `--pwfile=${passwordFile}`],
      ...["-E", "UTF8", "--no-locale", "-N"],
    ]),
    { cwd: folder },
  );
  if (init.code !== 0) throw new Error(`PostgreSQL's data folder could not be made:\n${init.output}`);
  const options = `-p ${port} -k ${folder} -c listen_addresses=127.0.0.1 -c fsync=off -c synchronous_commit=off -c full_page_writes=off -c max_connections=200`;
  const started = await run(
    ...asOwner(join(binaries, "pg_ctl"), [
      ...["-D", data, "-w", "-o", options],
      ...["-l", join(folder, "log"), "start"],
    ]),
    { cwd: folder },
  );
  if (started.code !== 0) throw new Error(`PostgreSQL did not start:\n${started.output}`);

  // Also when this process is ended by a signal: a cluster that nobody owns would run on for good.
  const clear = () => {
    const [command, args] = asOwner(join(binaries, "pg_ctl"), ["-D", data, "-w", "-m", "immediate", "stop"]);
    spawnSync(command, args, { cwd: folder, stdio: "ignore" });
    rmSync(folder, { recursive: true, force: true });
  };
  process.once("exit", clear);
  const exitCodes = { SIGHUP: 129, SIGINT: 130, SIGTERM: 143 };
  for (const [signal, code] of Object.entries(exitCodes)) process.once(signal, () => process.exit(code));
  return { url: `postgres://foodshed:${password}@127.0.0.1:${port}/postgres` };
}
