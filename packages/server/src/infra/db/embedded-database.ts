import { existsSync } from "node:fs";
import type { PGlite } from "@electric-sql/pglite";
import { SetupError, TRY_AGAIN } from "../../core/setup-error.ts";
import { protectFolder } from "../config/data-dir.ts";
import { type DiskReserve, diskReserve } from "./disk-reserve.ts";

/** Between two looks at a disk that was full, in milliseconds. */
const LOOK_EVERY = 3_000;

/**
 * Opens the embedded database in a folder that only this user may read. While its disk is full it only lets itself be read, and
 * it takes writes again by itself once there is room.
 * @param onDisk told of each change
 * @throws SetupError when there is too little room to open it; the same may be tried again
 */
export async function openInFolder(
  directory: string,
  onDisk: (state: "full" | "room") => void,
): Promise<PGlite> {
  const [{ PGlite: Embedded }, { ReservedFiles }] = await Promise.all([
    import("@electric-sql/pglite"),
    import("./reserved-files.ts"),
  ]);
  const reserve = diskReserve(`${directory}-reserve`);
  if (!reserve.keep() && !reserve.hasRoom())
    throw new SetupError([`The disk of ${directory} is full: make room there.`], { exitCode: TRY_AGAIN });
  if (existsSync(directory)) protectFolder(directory);
  const guard = guardDisk(reserve, onDisk);
  const pglite = await Embedded.create({ fs: new ReservedFiles(directory, reserve, guard.onFull) });
  // The database creates its files world-readable.
  protectFolder(directory);
  await guard.watch(pglite);
  return pglite;
}

/** Lets a database only be read for as long as its disk is full. */
function guardDisk(reserve: DiskReserve, onDisk: (state: "full" | "room") => void) {
  let pglite: PGlite | undefined;
  let full = false;

  /** Waits for the statement or transaction under way. */
  async function apply() {
    if (!pglite || pglite.closed) return;
    await pglite.exec(`set default_transaction_read_only = ${full ? "on" : "off"}`);
  }

  function look(timer: NodeJS.Timeout) {
    if (pglite?.closed) clearInterval(timer);
    else if (pglite && reserve.keep() && reserve.hasRoom()) {
      clearInterval(timer);
      full = false;
      apply().then(
        () => onDisk("room"),
        () => {},
      );
    }
  }

  return {
    /** Called within a statement, which must end before the next one begins. */
    onFull() {
      if (full) return;
      full = true;
      onDisk("full");
      setImmediate(() => apply().catch(() => {}));
      const timer = setInterval(() => look(timer), LOOK_EVERY);
      timer.unref();
    },
    async watch(opened: PGlite) {
      pglite = opened;
      if (full) await apply();
    },
  };
}
