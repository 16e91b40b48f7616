import { hash, randomBytes } from "node:crypto";
import { existsSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { promisify } from "node:util";
import { brotliCompress, constants } from "node:zlib";
import type { FastifyInstance } from "fastify";
import { LRUCache } from "lru-cache";
import { sendUnlessKnown } from "../../infra/http/entity-tag.ts";
import type { Services } from "../../modules/services.ts";
import { firstContentPolicy } from "../http/headers.ts";
import { PageCache } from "../page-cache/page-cache.ts";
import { type SendSubrequest, subrequestFetch, subrequestsOf } from "./subrequests.ts";

/** What the embeds' build for servers exports. */
interface EmbedServerBuild {
  firstContent(
    name: string,
    query: URLSearchParams,
    host: { origin: string; fetch: typeof fetch; now: Date },
  ): Promise<Response>;
  appearanceStyles(query: URLSearchParams): string;
  coverFile(slug: string, categoryId: number): string;
}

/**
 * The first content of embeds, for the servers of partners: markup that they put into their pages. It is made without anything of the request but
 * its address, and kept like a page of the site.
 */
export async function serveFirstContent(
  app: FastifyInstance,
  { config, clock }: Pick<Services, "config" | "clock">,
  root: string,
): Promise<void> {
  const file = join(root, "first-content.js");
  if (!existsSync(file)) return;
  // Many installations have no partner that asks for it: loaded for the first who does.
  const build = (): Promise<EmbedServerBuild> => import(pathToFileURL(file).href);
  const contents = new PageCache(clock);
  const compressed = new CompressedBodies();
  // The appearance of an element whose styles are linked. It follows from the address alone.
  app.get("/embed/appearance.css", async (request, reply) => {
    const { appearanceStyles } = await build();
    return reply
      .type("text/css; charset=utf-8")
      .header("cache-control", "public, max-age=86400")
      .send(appearanceStyles(new URLSearchParams(request.url.split("?")[1])));
  });
  // The drawing in place of a photo. It follows from the address alone, whether or not there is such a business.
  app.get<{ Params: { category: string; file: string } }>(
    "/embed/covers/:category/:file",
    async ({ params }, reply) => {
      const [, slug] = /^([\w-]{1,120})\.svg$/.exec(params.file) ?? [];
      if (!slug || !/^(?:\d|10)$/.test(params.category)) return reply.callNotFound();
      const { coverFile } = await build();
      await reply.helmet({ contentSecurityPolicy: firstContentPolicy });
      return reply
        .type("image/svg+xml")
        .header("cache-control", "public, max-age=604800")
        .send(coverFile(slug, Number(params.category)));
    },
  );
  app.get<{ Params: { name: string } }>("/embed/html/:name", async (request, reply) => {
    await reply.helmet({ contentSecurityPolicy: firstContentPolicy });
    reply.header("x-robots-tag", "noindex");
    const query = request.url.split("?")[1] ?? "";
    const { firstContent } = await build();
    const render = (send: SendSubrequest) =>
      firstContent(request.params.name, new URLSearchParams(query), {
        origin: config.publicUrl,
        fetch: subrequestFetch(send),
        now: clock.now(),
      });
    const key = `${request.params.name}?${query}`;
    // Nothing in the markup belongs to a single response, so the nonce is nowhere in it.
    const nonce = randomBytes(16).toString("base64url");
    const found = await contents.getOrRender(key, nonce, subrequestsOf(app, request), render);
    if (found instanceof Response) return reply.send(found);
    reply.headers(found.headers);
    if (!/\bbr\b/.test(String(request.headers["accept-encoding"]))) return sendUnlessKnown(reply, found.body);
    const body = await compressed.of(found.body);
    return sendUnlessKnown(reply.header("content-encoding", "br").header("vary", "accept-encoding"), body);
  });
}

/** Every visitor of a partner's page loads the same content: it is compressed once, better than what is for one response alone. */
class CompressedBodies {
  readonly #bodies = new LRUCache<string, Promise<Buffer>>({ max: 500 });

  of(body: Buffer): Promise<Buffer> {
    const key = hash("sha256", body, "base64url");
    const known = this.#bodies.get(key);
    if (known) return known;
    const made = compress(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } });
    this.#bodies.set(key, made);
    return made;
  }
}

const compress = promisify(brotliCompress);
