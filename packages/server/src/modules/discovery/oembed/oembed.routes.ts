import { localized } from "@foodshed/sdk/locale";
import type { FastifyInstance } from "fastify";
import { DomainError } from "../../../core/domain-error.ts";
import type { Services } from "../../services.ts";
import * as strings from "../generated/strings.ts";
import { xmlDocument } from "../xml.ts";
import { CACHE_SECONDS, oembedOf } from "./oembed.ts";

/** `/oembed?url=…`, for programs that show a preview of what a pasted address leads to. */
export function serveOembed(app: FastifyInstance, services: Services): void {
  app.get<{ Querystring: Record<string, string | string[] | undefined> }>(
    "/oembed",
    async (request, reply) => {
      const { query } = request;
      const one = (name: string) => [query[name]].flat()[0] || undefined;
      const url = one("url");
      if (!url) throw DomainError.invalid({ url: [localized(strings.urlNeeded)] });
      const format = one("format") ?? "json";
      if (format !== "json" && format !== "xml") throw new DomainError(501, localized(strings.unknownFormat));
      const room = {
        maxwidth: pixels("maxwidth", one("maxwidth")),
        maxheight: pixels("maxheight", one("maxheight")),
      };
      const { oembed, locale } = await oembedOf(services, url, room);
      reply.headers({ "cache-control": `public, max-age=${CACHE_SECONDS}`, "content-language": locale });
      if (format === "json")
        return reply.type("application/json; charset=utf-8").send(JSON.stringify(oembed));
      const content = Object.entries(oembed).map(([name, value]) => ({ name, content: String(value) }));
      return reply.type("text/xml; charset=utf-8").send(xmlDocument({ name: "oembed", content }));
    },
  );
}

function pixels(name: string, given: string | undefined): number | undefined {
  if (given === undefined) return undefined;
  if (!/^\d{1,6}$/.test(given))
    throw DomainError.invalid({ [name]: [localized(strings.pixelsNeeded, { name })] });
  return Number(given);
}
