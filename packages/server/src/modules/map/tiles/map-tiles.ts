import { type Clock, seconds } from "../../../core/clock.ts";
import { isMissingFile } from "../../../infra/config/missing-files.ts";
import type { Log } from "../../../infra/log/log.ts";
import { readTileSet, type TileSet, UnusableTiles } from "./read-tile-set.ts";
import { openTileArchive, type TileArchive } from "./tile-archive.ts";

/** The tiles that an operator has set in place of the embedded base map. */
export interface MapTiles {
  archive: TileArchive;
  /** Undefined while they cannot be used. Why is said in the log, once for each reason. */
  describe(): Promise<TileSet | undefined>;
  /** What is wrong with them, as one sentence for the operator; undefined when they can be used. */
  problem(): Promise<string | undefined>;
}

/** Between two tries to read what could not be read. */
const PAUSE_MS = seconds(30);

/** @param place a path, or an address that begins with http: or https: */
export function createMapTiles({ place, clock, log }: { place: string; clock: Clock; log: Log }): MapTiles {
  const archive = openTileArchive(place);
  const name = nameOf(place);
  let described: Promise<TileSet | undefined> | undefined;
  let problem: string | undefined;
  let retryAt = 0;

  const read = async () => {
    try {
      const tiles = await readTileSet(archive);
      problem = undefined;
      log.info(
        `Maps are drawn on ${name}: ${tiles.type} tiles, zoom ${tiles.min_zoom} to ${tiles.max_zoom}.`,
      );
      return tiles;
    } catch (error) {
      const sentence = `MAP_TILES names ${name}, which ${reasonOf(error)}; maps are drawn on the embedded base map.`;
      if (sentence !== problem) log.warn(sentence);
      problem = sentence;
      retryAt = clock.now().getTime() + PAUSE_MS;
      return undefined;
    }
  };
  const describe = () => {
    if (problem && clock.now().getTime() >= retryAt) described = undefined;
    described ??= read();
    return described;
  };
  return {
    archive,
    describe,
    async problem() {
      await describe();
      return problem;
    },
  };
}

function reasonOf(error: unknown): string {
  if (error instanceof UnusableTiles) return error.message;
  if (isMissingFile(error)) return "does not exist";
  const { code, cause, message, name } = error as NodeJS.ErrnoException & { cause?: { code?: string } };
  if (code === "EISDIR") return "is a folder";
  if (name === "TimeoutError") return "did not answer in time";
  return `cannot be read: ${cause?.code ?? code ?? message}`;
}

/** An address may hold a password or a key: only its host is named. */
function nameOf(place: string): string {
  return /^https?:/i.test(place) ? `an archive at ${new URL(place).host}` : place;
}
