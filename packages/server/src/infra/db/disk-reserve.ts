import { closeSync, openSync, rmSync, statfsSync, statSync, writeSync } from "node:fs";
import { dirname } from "node:path";

/** Two segments of the write-ahead log: what is under way when the disk fills up fits in. */
const RESERVE_BYTES = 32 * 2 ** 20;
/** So much must be free besides before anything is written again, so that a disk that is about full does not go to and fro. */
const MARGIN_BYTES = 16 * 2 ** 20;

/** Room beside the embedded database that only it uses, and only where it would break without. */
export interface DiskReserve {
  /** Makes the reserve when there is none. @returns whether there is one now */
  keep(): boolean;
  /** Gives the room to the disk. @returns whether there was any */
  release(): boolean;
  /** Whether there is enough room to write, the reserve aside. */
  hasRoom(): boolean;
}

/** A reserve kept in `file`. */
export function diskReserve(file: string): DiskReserve {
  const exists = () => statSync(file, { throwIfNoEntry: false })?.size === RESERVE_BYTES;
  const free = () => {
    const { bavail, bsize } = statfsSync(dirname(file));
    return bavail * bsize;
  };
  return {
    keep() {
      if (exists()) return true;
      if (free() < RESERVE_BYTES + MARGIN_BYTES) return false;
      try {
        write(file);
        return true;
      } catch {
        rmSync(file, { force: true });
        return false;
      }
    },
    release() {
      const had = exists();
      rmSync(file, { force: true });
      return had;
    },
    hasRoom: () => free() >= MARGIN_BYTES,
  };
}

/** Written, not only made long: a file with holes takes no room. */
function write(file: string): void {
  const descriptor = openSync(file, "w", 0o600);
  try {
    const chunk = Buffer.alloc(2 ** 20);
    for (let written = 0; written < RESERVE_BYTES; written += chunk.length) writeSync(descriptor, chunk);
  } finally {
    closeSync(descriptor);
  }
}
