import { acceptedLocale } from "@foodshed/sdk/locale";
import type { FastifyReply, FastifyRequest } from "fastify";
import type { Access } from "../core/access.ts";
import type { Actor } from "../core/actor.ts";
import type { UploadedFile } from "../core/uploaded-file.ts";
import type { Call } from "../modules/handler.ts";
import type { Services } from "../modules/services.ts";
import type { Named } from "./authorize/access.ts";
import { nameLanguage, namingLanguage, translatorOf } from "./http/language.ts";

/** A request whose caller is known and whose content is valid. */
export interface ValidRequest {
  request: FastifyRequest;
  reply: FastifyReply;
  actor: Actor;
  /** Query, path parameters and body, as the contract types them. */
  named: Named;
  files: Record<string, UploadedFile>;
}

/** What a handler is given. @param translate how it writes messages: in the language of the request */
export function callOf(
  services: Services,
  { request, reply, actor, named, files }: ValidRequest,
  access: Access,
  translate = namingLanguage(reply, translatorOf(request)),
): Call<never> {
  return {
    services,
    actor,
    access,
    address: request.ip,
    cookie: request.headers.cookie,
    locale: acceptedLocale(request.headers["accept-language"]),
    translate,
    language: () => {
      nameLanguage(reply, translate.locale);
      return translate.locale;
    },
    origin: request.headers.origin,
    doNotTrack: request.headers.dnt === "1" || request.headers["sec-gpc"] === "1",
    userAgent: request.headers["user-agent"],
    header: (name: string, value: string) => {
      reply.header(name, value);
    },
    ...named,
    files,
  } as Call<never>;
}
