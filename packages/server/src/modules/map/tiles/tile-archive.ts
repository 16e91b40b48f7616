import { open } from "node:fs/promises";
import { LRUCache } from "lru-cache";
import { minutes, seconds } from "../../../core/clock.ts";

/** Some bytes of an archive. */
export interface ArchivePart {
  /** Fewer than were asked for where the archive ends. */
  data: Uint8Array<ArrayBuffer>;
  /** Of the whole archive, in bytes. */
  size: number;
  /** A strong entity tag, without its quotes, of the whole archive. */
  tag: string;
}

/** A file of tiles that is read part by part. */
export interface TileArchive {
  /** @throws when it cannot be read, with the reason for the operator */
  read(offset: number, length: number): Promise<ArchivePart>;
}

export function openTileArchive(place: string): TileArchive {
  return /^https?:/i.test(place) ? archiveAt(place) : archiveIn(place);
}

function archiveIn(path: string): TileArchive {
  return {
    async read(offset, length) {
      const file = await open(path, "r");
      try {
        const { size, mtimeMs } = await file.stat();
        const data = new Uint8Array(Math.max(0, Math.min(length, size - offset)));
        const { bytesRead } = await file.read(data, 0, data.length, offset);
        return {
          data: data.subarray(0, bytesRead),
          size,
          tag: `${size.toString(36)}-${Math.round(mtimeMs).toString(36)}`,
        };
      } finally {
        await file.close();
      }
    },
  };
}

/** Megabytes of parts that are remembered: directories and the tiles that everybody looks at. */
const REMEMBERED_BYTES = 32 * 2 ** 20;

/** Reads an archive on another host. Who looks at a map is seen by this server only. */
function archiveAt(address: string): TileArchive {
  const parts = new LRUCache<string, ArchivePart>({
    maxSize: REMEMBERED_BYTES,
    sizeCalculation: ({ data }) => data.length + 100,
    ttl: minutes(60),
  });
  let known = "";
  return {
    async read(offset, length) {
      const range = `bytes=${offset}-${offset + length - 1}`;
      const remembered = parts.get(range);
      if (remembered) return remembered;
      const response = await fetch(address, {
        headers: { range, "accept-encoding": "identity" },
        signal: AbortSignal.timeout(seconds(10)),
      });
      const size = Number(/\/(\d+)$/.exec(response.headers.get("content-range") ?? "")?.[1]);
      if (response.status !== 206 || !size) {
        await response.body?.cancel();
        if (response.status === 200) throw new Error("its host sends no ranges of bytes");
        throw new Error(`its host answered ${response.status}`);
      }
      const data = new Uint8Array(await response.arrayBuffer());
      const tag = tagOf(response.headers, size);
      if (tag !== known) parts.clear();
      known = tag;
      const part = { data, size, tag };
      parts.set(range, part);
      return part;
    },
  };
}

/** A host without strong tags says by size and date whether the archive is another one. */
function tagOf(headers: Headers, size: number): string {
  const strong = /^"([\x21\x23-\x7e]+)"$/.exec(headers.get("etag") ?? "")?.[1];
  const date = Date.parse(headers.get("last-modified") ?? "");
  return strong ?? `${size.toString(36)}-${(Number.isNaN(date) ? 0 : date).toString(36)}`;
}
