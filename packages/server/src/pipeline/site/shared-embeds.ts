import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import type { FastifyInstance } from "fastify";
import { LRUCache } from "lru-cache";
import { minutes } from "../../core/clock.ts";
import type { Services } from "../../modules/services.ts";
import { forever, isScriptOrStyle } from "./embed-archive.ts";

/** Scripts that were read from the bucket and are sent again from memory: those of some releases, in bytes. */
const MAX_BYTES = 16_000_000;
/** A script that is not in the bucket may come with a release that is being rolled out, in milliseconds. */
const ABSENT_FOR = minutes(1);
/** What could not be put into the bucket is tried again after this, in milliseconds. */
const RETRY = minutes(1);

const FOLDER = "embeds/";

/** Keys have no capitals, and names have: `_a` stands for `A`, and `__` for `_`. */
const keyOf = (name: string) =>
  FOLDER + name.replace(/[A-Z_]/g, (letter) => (letter === "_" ? "__" : `_${letter.toLowerCase()}`));

/** Puts the scripts and style sheets of folders into the bucket where they are missing. Nothing there is ever deleted. */
export async function shareEmbeds(
  { files }: Pick<Services, "files">,
  folders: string[],
  stopping?: AbortSignal,
): Promise<void> {
  const there = new Set<string>();
  for await (const { key } of files.list(FOLDER)) there.add(key);
  for (const folder of folders) {
    for (const name of readdirSync(folder).filter(isScriptOrStyle)) {
      if (stopping?.aborted) return;
      const key = keyOf(name);
      if (there.has(key)) continue;
      await files.write(key, readFileSync(join(folder, name)));
      there.add(key);
    }
  }
}

/**
 * Serves scripts of earlier releases, and of one that is being rolled out, from the bucket that all machines share; what the folders
 * have is served from there. Puts what they have into the bucket beside the start.
 */
export function serveSharedEmbeds(app: FastifyInstance, services: Services, folders: string[]): void {
  const { files, log } = services;
  const known = new LRUCache<string, Buffer>({
    maxSize: MAX_BYTES,
    sizeCalculation: (data) => data.length + 500,
  });
  const absent = new LRUCache<string, true>({ max: 1_000, ttl: ABSENT_FOR });

  async function read(name: string): Promise<Buffer | undefined> {
    const found = known.get(name);
    if (found || absent.has(name)) return found;
    const data = await files.read(keyOf(name));
    if (data) known.set(name, data);
    else absent.set(name, true);
    return data;
  }

  // Routes of single files come first, and names without a hash are pages of the site.
  app.get<{ Params: { name: string } }>(
    "/embed/:name(^[\\w-][\\w.-]*[-.][\\w-]{8,}\\.(?:js|css)$)",
    async (request, reply) => {
      const { name } = request.params;
      const takesBrotli = /\bbr\b/.test(request.headers["accept-encoding"] ?? "");
      const compressed = takesBrotli ? await read(`${name}.br`) : undefined;
      const data = compressed ?? (await read(name));
      if (!data) return reply.callNotFound();
      reply.headers({ "cache-control": forever, vary: "accept-encoding" });
      if (compressed) reply.header("content-encoding", "br");
      return reply
        .type(name.endsWith(".css") ? "text/css; charset=utf-8" : "text/javascript; charset=utf-8")
        .send(data);
    },
  );

  const stopping = new AbortController();
  app.addHook("onClose", async () => stopping.abort());
  app.addHook("onReady", async () => void shareInTheEnd());

  async function shareInTheEnd(): Promise<void> {
    while (!stopping.signal.aborted) {
      try {
        return await shareEmbeds(services, folders, stopping.signal);
      } catch (error) {
        log.warn(
          { reason: (error as Error).message },
          "The embeds' scripts could not be put into the bucket yet",
        );
      }
      await wait(RETRY, undefined, { ref: false, signal: stopping.signal }).catch(() => {});
    }
  }
}
