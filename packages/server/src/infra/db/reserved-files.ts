import { statSync } from "node:fs";
import { NodeFS } from "@electric-sql/pglite/nodefs";
import type { DiskReserve } from "./disk-reserve.ts";

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
