import { Readable } from "node:stream";
import { localized } from "@foodshed/sdk/locale";
import type { FastifyInstance } from "fastify";
import { DomainError } from "../../core/domain-error.ts";
import type { Routes } from "../handler.ts";
import type { Services } from "../services.ts";
import * as strings from "./generated/strings.ts";
import { readByteRange } from "./tiles/byte-range.ts";
import type { ArchivePart, TileArchive } from "./tiles/tile-archive.ts";

const TILES_PATH = "/map/tiles.pmtiles";

export const routes: Routes<"getBaseMap"> = {
  async getBaseMap({ services: { mapTiles, config } }) {
    const tiles = await mapTiles?.describe();
    return { tiles: tiles ? { address: `${config.publicUrl}${TILES_PATH}`, ...tiles } : null };
  },
};

/** The operator's archive of tiles, by ranges of bytes, for maps here and on partners' pages. */
export async function plugin(app: FastifyInstance, { mapTiles, log }: Services): Promise<void> {
  if (!mapTiles) return;
  // What is wrong with them is said at the start, not when somebody opens a map.
  app.addHook("onReady", async () => void mapTiles.describe());
  app.get(TILES_PATH, { compress: false }, async (request, reply) => {
    const none = DomainError.notFound(localized(strings.noTiles));
    if (!(await mapTiles.describe())) throw none;
    const { archive } = mapTiles;
    const head = await archive.read(0, HEADER_BYTES).catch((error: unknown) => {
      log.warn({ err: error }, "The tiles of MAP_TILES could not be read");
      throw none;
    });
    const { size, tag } = head;
    const etag = `"${tag}"`;
    reply
      .header("accept-ranges", "bytes")
      .header("etag", etag)
      .header("cache-control", "public, max-age=86400")
      .header("access-control-expose-headers", "accept-ranges, content-length, content-range, etag")
      .type("application/vnd.pmtiles");
    const { range, "if-none-match": known, "if-range": same } = request.headers;
    if (known?.split(",").some((one) => one.trim().replace(/^W\//, "") === etag))
      return reply.status(304).send();
    const wanted = same === undefined || same === etag ? readByteRange(range, size) : undefined;
    if (wanted === null) return reply.status(416).header("content-range", `bytes */${size}`).send();
    const { first, last } = wanted ?? { first: 0, last: size - 1 };
    if (wanted) reply.status(206).header("content-range", `bytes ${first}-${last}/${size}`);
    reply.header("content-length", last - first + 1);
    return reply.send(Readable.from(bytesOf(archive, head, first, last)));
  });
}

const HEADER_BYTES = 127;
/** What is read and sent at once. */
const CHUNK_BYTES = 2 ** 20;

async function* bytesOf(archive: TileArchive, { tag }: ArchivePart, first: number, last: number) {
  for (let at = first; at <= last; at += CHUNK_BYTES) {
    const part = await archive.read(at, Math.min(CHUNK_BYTES, last - at + 1));
    // Better an answer that breaks off than one that is sewn together of two archives.
    if (part.tag !== tag) throw new Error("The archive of MAP_TILES was replaced while it was sent");
    yield part.data;
  }
}
