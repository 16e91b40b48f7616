import { LOCALES, localized } from "@foodshed/sdk/locale";
import { FEED_FOLDERS } from "@foodshed/sdk/vocabulary";
import type { FastifyInstance, FastifyReply } from "fastify";
import { DomainError } from "../../core/domain-error.ts";
import { readNewestPublic } from "../../infra/db/replicas.ts";
import { sendUnlessKnown } from "../../infra/http/entity-tag.ts";
import type { Services } from "../services.ts";
import { classifiedFeed, FEED_FORMATS, type FeedFormat } from "./classified-feeds.ts";
import * as strings from "./generated/strings.ts";
import { sharedListFeed } from "./list-feeds.ts";
import { serveOembed } from "./oembed/oembed.routes.ts";
import { robotsText } from "./robots.ts";
import { searchFeed } from "./search-feeds.ts";
import { classifiedSitemap, profileSitemap, sitemapIndex } from "./sitemaps.ts";

/** These routes are outside the contract, at addresses that crawlers and feed readers expect. */
export const routes = {};

/** `/robots.txt`, the sitemaps, the feeds of classifieds, searches and shared lists, and oEmbed. */
export async function plugin(app: FastifyInstance, services: Services): Promise<void> {
  app.get("/robots.txt", async (_request, reply) =>
    reply
      .header("cache-control", "public, max-age=3600")
      .type("text/plain; charset=utf-8")
      .send(robotsText(services.config.publicUrl)),
  );

  serveOembed(app, services);

  /** What anybody may read, from a replica where there is one. */
  const read = <T>(work: (own: Services) => Promise<T>) =>
    readNewestPublic(services.db, (db) => work(db === services.db ? services : { ...services, db }));

  app.get("/sitemap.xml", async (_request, reply) => sendXml(reply).send(await read(sitemapIndex)));

  app.get<{ Params: { part: string } }>("/sitemaps/profiles-:part(^\\d{1,6}).xml", async (request, reply) => {
    const sitemap = await profileSitemap(services, Number(request.params.part));
    if (!sitemap) throw DomainError.notFound(localized(strings.noSuchSitemap));
    return sendXml(reply).send(sitemap);
  });

  app.get<{ Params: { part: string } }>(
    "/sitemaps/classifieds-:part(^\\d{1,6}).xml",
    async (request, reply) => {
      const sitemap = await classifiedSitemap(services, Number(request.params.part));
      if (!sitemap) throw DomainError.notFound(localized(strings.noSuchSitemap));
      return sendXml(reply).send(sitemap);
    },
  );

  for (const locale of LOCALES) {
    for (const format of Object.keys(FEED_FORMATS) as FeedFormat[]) {
      const sendFeedOf = async (reply: FastifyReply, network?: string) => {
        const feed = await read((own) => classifiedFeed(own, format, { network, locale }));
        return sendFeed(reply.header("content-language", locale), format, feed);
      };
      app.get(`${FEED_FOLDERS[locale]}/classifieds.${format}`, (_request, reply) => sendFeedOf(reply));
      app.get<{ Params: { slug: string } }>(
        `${FEED_FOLDERS[locale]}/networks/:slug/classifieds.${format}`,
        (request, reply) => sendFeedOf(reply, request.params.slug),
      );
    }
    for (const [kind, path] of [
      ["profiles", "search.atom"],
      ["classifieds", "search/classifieds.atom"],
    ] as const) {
      app.get(`${FEED_FOLDERS[locale]}/${path}`, async (request, reply) => {
        const query = new URL(request.url, services.config.publicUrl).searchParams;
        const feed = await searchFeed(services, kind, query, locale);
        return sendFeed(reply.header("content-language", locale), "atom", feed);
      });
    }
    app.get<{ Params: { token: string } }>(
      `${FEED_FOLDERS[locale]}/lists/:token(^[\\w-]{32}).atom`,
      async (request, reply) => {
        const feed = await sharedListFeed(services, request.params.token, locale);
        // A link that is taken back must not live on in caches.
        reply.headers({
          "content-language": locale,
          "cache-control": "private, no-cache",
          "x-robots-tag": "noindex",
        });
        return sendUnlessKnown(reply.type(`${FEED_FORMATS.atom}; charset=utf-8`), feed);
      },
    );
  }
}

function sendXml(reply: FastifyReply): FastifyReply {
  return reply.header("cache-control", "public, max-age=3600").type("application/xml; charset=utf-8");
}

/** Readers come every few minutes, and mostly nothing is new. */
function sendFeed(reply: FastifyReply, format: FeedFormat, feed: string) {
  reply.header("cache-control", "public, max-age=300").type(`${FEED_FORMATS[format]}; charset=utf-8`);
  return sendUnlessKnown(reply, feed);
}
