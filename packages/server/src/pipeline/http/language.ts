import { acceptedLocale, DEFAULT_LOCALE, type Locale, type Translate } from "@foodshed/sdk/locale";
import type { FastifyReply, FastifyRequest } from "fastify";
import { translators } from "../../locale/translators.ts";

/**
 * Translates into the language of a request: what its Accept-Language header prefers, else the language of the user who is
 * signed in, else English.
 */
export function translatorOf({
  headers,
  actor,
}: Pick<FastifyRequest, "headers"> & Partial<Pick<FastifyRequest, "actor">>): Translate {
  const stored = actor && actor.kind !== "visitor" ? actor.language : DEFAULT_LOCALE;
  return translators[acceptedLocale(headers["accept-language"]) ?? stored];
}

/** Names the language of a response, and that another request may get it in another one. */
export function nameLanguage(reply: FastifyReply, locale: Locale): FastifyReply {
  const vary = [reply.getHeader("vary") ?? []].flat().join(", ");
  if (!/accept-language/i.test(vary))
    reply.header("vary", vary ? `${vary}, accept-language` : "accept-language");
  return reply.header("content-language", locale);
}

/** Translates, and names the language in the headers of the response as soon as it has a message in it. */
export function namingLanguage(reply: FastifyReply, translate: Translate): Translate {
  const naming = (...message: Parameters<Translate>) => {
    nameLanguage(reply, translate.locale);
    return translate(...message);
  };
  return Object.assign(naming, { locale: translate.locale, parts: translate.parts }) as Translate;
}

/** For cached responses, which serve readers of every language: they contain no messages. @throws when used */
export const inNoLanguage: Translate = Object.assign(refuse, { locale: DEFAULT_LOCALE, parts: refuse });

function refuse(): never {
  throw new Error("A response that is kept is the same in every language");
}
