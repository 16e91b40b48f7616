import { closeSync, openSync, rmSync, statfsSync, statSync, writeSync } from "node:fs";
import { dirname } from "node:path";
import { NodeFS } from "@electric-sql/pglite/nodefs";

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

/** What is used here of the file system that the embedded database is built with. */
interface Emscripten {
  NODEFS: {
    realPath(node: unknown): string;
    stream_ops: {
      write(
        stream: { node: unknown; position: number },
        buffer: unknown,
        offset: number,
        length: number,
        position?: number,
      ): number;
    };
  };
}

type Init = NodeFS["init"];

/**
 * The embedded database's files. PostgreSQL survives that a table cannot grow: the statement fails. It does not survive that
 * its log cannot: this build hangs for ever then. So a write that finds no room is tried again with the reserve's, unless it
 * would have made a table grow.
 */
export class ReservedFiles extends NodeFS {
  readonly #reserve: DiskReserve;
  readonly #onFull: () => void;

  /** @param onFull called at every write that found no room; it may not use the database at once */
  constructor(directory: string, reserve: DiskReserve, onFull: () => void) {
    super(directory);
    this.#reserve = reserve;
    this.#onFull = onFull;
  }

  override async init(...[pg, options]: Parameters<Init>): ReturnType<Init> {
    const { emscriptenOpts } = await super.init(pg, options);
    const preRun = [emscriptenOpts.preRun ?? []].flat();
    return {
      emscriptenOpts: {
        ...emscriptenOpts,
        preRun: [...preRun, (module: unknown) => this.#watch((module as Emscripten).NODEFS)],
      },
    };
  }

  #watch({ stream_ops, realPath }: Emscripten["NODEFS"]): void {
    const write = stream_ops.write;
    stream_ops.write = (stream, buffer, offset, length, position) => {
      try {
        return write(stream, buffer, offset, length, position);
      } catch (error) {
        if ((error as { errno?: number }).errno !== ENOSPC) throw error;
        this.#onFull();
        const path = realPath(stream.node);
        const at = position ?? stream.position;
        if (/\/base\//.test(path) && at >= (statSync(path, { throwIfNoEntry: false })?.size ?? 0))
          throw error;
        if (!this.#reserve.release()) throw error;
        return write(stream, buffer, offset, length, position);
      }
    };
  }
}

/** The number of this error in the database's own world. */
const ENOSPC = 51;
