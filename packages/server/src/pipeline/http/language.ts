import { acceptedLocale, DEFAULT_LOCALE, type Locale, type Translate } from "@foodshed/sdk/locale";
import type { FastifyReply, FastifyRequest } from "fastify";
import { translators } from "../../locale/translators.ts";

/** Translates into the language that a request prefers by its Accept-Language header; English where it names none of ours. */
export function translatorOf({ headers }: Pick<FastifyRequest, "headers">): Translate {
  return translators[acceptedLocale(headers["accept-language"]) ?? DEFAULT_LOCALE];
}

/** Says in which language a response is, and that another request may get it in another one. */
export function sayLanguage(reply: FastifyReply, locale: Locale): FastifyReply {
  const vary = [reply.getHeader("vary") ?? []].flat().join(", ");
  if (!/accept-language/i.test(vary))
    reply.header("vary", vary ? `${vary}, accept-language` : "accept-language");
  return reply.header("content-language", locale);
}
