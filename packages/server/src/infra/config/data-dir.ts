import { randomBytes } from "node:crypto";
import {
  chmodSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  statSync,
  writeFileSync,
} from "node:fs";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { SetupError, TRY_AGAIN } from "../../core/setup-error.ts";

export interface DataDirLock {
  release(): void;
}

/** Makes the data directory when it is missing. @throws SetupError when it cannot be used. */
export function openDataDir(dataDir: string): void {
  try {
    mkdirSync(dataDir, { recursive: true, mode: 0o700 });
    // Root passes every permission check but a read-only disk; so really write.
    const probe = join(dataDir, ".write-test");
    writeFileSync(probe, "");
    readFileSync(probe);
  } catch (error) {
    throw unusable(dataDir, error);
  }
}

/** Restricts a folder and its contents to this user, whatever their permissions were. */
export function protectFolder(folder: string): void {
  chmodSync(folder, 0o700);
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) protectFolder(path);
    else if (entry.isFile() && (statSync(path).mode & 0o077) !== 0) chmodSync(path, 0o600);
  }
}

/**
 * Takes the data directory for this process alone: two processes on one embedded database would corrupt it. The lock is
 * one that the operating system holds on an open file (through SQLite), so it ends with the process however that ends,
 * and no leftover of a killed process can be mistaken for a running one.
 * @throws SetupError when another process holds it.
 */
export function lockDataDir(dataDir: string): DataDirLock {
  const holderFile = join(dataDir, "lock.json");
  let lock: DatabaseSync;
  try {
    lock = new DatabaseSync(join(dataDir, "lock.db"));
  } catch (error) {
    throw unusable(dataDir, error);
  }
  try {
    lock.exec("begin exclusive");
  } catch (error) {
    lock.close();
    if ((error as { errcode?: number }).errcode !== 5) throw unusable(dataDir, error);
    throw new SetupError([
      `Another process${holder(holderFile)} is using the data directory ${dataDir}; stop it first, or set DATA_DIR to another directory.`,
    ]);
  }
  try {
    writeFileSync(holderFile, JSON.stringify({ pid: process.pid }), { mode: 0o600 });
  } catch {
    // Only a second process reads it, so that a full disk does not keep the first one from starting.
  }
  return {
    release() {
      if (lock.isOpen) lock.close();
    },
  };
}

/** The secret that signs sessions when the operator gave none: made once, readable by the owner only. */
export function ownSessionSecret(dataDir: string): string {
  const file = join(dataDir, "session-secret");
  if (!existsSync(file))
    writeFileSync(file, randomBytes(48).toString("base64url"), { mode: 0o600, flag: "wx" });
  const secret = readFileSync(file, "utf8").trim();
  if (secret.length < 32)
    throw new SetupError([
      `The file ${file} is damaged; delete it to get a new one (everyone will have to log in again).`,
    ]);
  return secret;
}

function holder(file: string): string {
  try {
    return ` (number ${JSON.parse(readFileSync(file, "utf8")).pid})`;
  } catch {
    return "";
  }
}

function unusable(dataDir: string, error: unknown): SetupError {
  const { code, errcode } = error as { code?: string; errcode?: number };
  // In SQLite's numbers 13 is a full disk.
  const isFull = code === "ENOSPC" || errcode === 13;
  const reason =
    code === "EACCES" || code === "EPERM"
      ? "this user may not read and write it"
      : code === "ENOTDIR" || code === "EEXIST"
        ? "it is not a directory"
        : isFull
          ? "the disk is full"
          : code === "EROFS"
            ? "the disk is read-only"
            : (error as Error).message;
  return new SetupError([`The data directory ${dataDir} cannot be used: ${reason}.`], {
    cause: error,
    ...(isFull && { exitCode: TRY_AGAIN }),
  });
}
