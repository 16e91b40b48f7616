import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import staticFiles from "@fastify/static";
import type { PinnedScript } from "@foodshed/embed-check";
import type { FastifyInstance } from "fastify";
import type { Clock } from "../../core/clock.ts";
import { isHashed } from "../../modules/files/file-names.ts";
import { storybookPolicy } from "../http/headers.ts";
import { archiveEmbeds, forever } from "./embed-archive.ts";

/** Sent in the place of a file to who takes them, and no addresses of their own: each would be a route. */
const PACKED = ["**/*.br", "**/*.gz"];

const project = join(import.meta.dirname, "..", "..", "..", "..", "..");

export interface Builds {
  site: string;
  embed: string;
  /** What renders the first content of embeds; without it there is none. */
  embedServer?: string;
  storybook: string;
}

/** Where the other packages' builds stand in the workspace. */
export const builds: Builds = {
  site: join(project, "packages", "app", "build"),
  embed: join(project, "packages", "widgets", "dist", "embed"),
  embedServer: join(project, "packages", "widgets", "dist", "embed-server"),
  storybook: join(project, "storybook-static"),
};

/** The pinned script that a build lists; undefined without a build. */
export function readPinnedEmbed({ embed } = builds): PinnedScript | undefined {
  const list = join(embed, "versions.json");
  return existsSync(list) ? JSON.parse(readFileSync(list, "utf8")).pinned : undefined;
}

/**
 * The embeds' scripts, for any origin. The evergreen `v1.js` is looked for again after five minutes. Those of earlier releases,
 * from the archive, stand beside those of this one; every other address below `/embed/` is a page of the site.
 */
export async function serveEmbeds(
  app: FastifyInstance,
  root: string,
  archive: string,
  clock: Clock,
): Promise<void> {
  if (!existsSync(root)) return;
  archiveEmbeds(root, archive, clock.now());
  await app.register(staticFiles, {
    root: [root, archive],
    wildcard: false,
    globIgnore: PACKED,
    prefix: "/embed/",
    decorateReply: false,
    index: false,
    cacheControl: false,
    preCompressed: true,
    setHeaders(reply, path) {
      reply.header(
        "cache-control",
        isHashed(path) ? forever : "public, max-age=300, stale-while-revalidate=86400",
      );
    },
  });
}

export async function serveStorybook(app: FastifyInstance, root: string): Promise<void> {
  if (!existsSync(root)) return;
  await app.register(async (scope) => {
    scope.addHook("onRequest", async (_request, reply) => {
      await reply.helmet({ contentSecurityPolicy: storybookPolicy });
    });
    scope.get("/storybook", (_request, reply) => reply.redirect("/storybook/"));
    await scope.register(staticFiles, {
      root,
      prefix: "/storybook/",
      decorateReply: false,
      redirect: true,
      preCompressed: true,
    });
  });
}

/** The site's scripts, styles and pictures. */
export async function serveSiteAssets(app: FastifyInstance, root: string): Promise<void> {
  await app.register(staticFiles, {
    root,
    prefix: "/",
    decorateReply: false,
    index: false,
    wildcard: false,
    globIgnore: PACKED,
    cacheControl: false,
    preCompressed: true,
    setHeaders(reply, path) {
      reply.header("cache-control", isHashed(path) ? forever : "public, max-age=3600");
    },
  });
}
