import { createHash } from "node:crypto";
import { DEFAULT_LOCALE, localeOf, localizedPath, type Translate, translateText } from "@foodshed/sdk/locale";
import type { FastifyInstance, FastifyReply } from "fastify";
import { dark, light } from "../../core/colours.ts";
import { DomainError } from "../../core/domain-error.ts";
import { readMultipart } from "../../infra/http/multipart.ts";
import { escapeHtml, languageOf } from "../../infra/mail/mail-layout.ts";
import { translators } from "../../locale/translators.ts";
import type { Services } from "../services.ts";
import * as strings from "./generated/strings.ts";
import { labelOf, unsubscribe } from "./notifications.service.ts";
import { readUnsubscribeToken, unsubscribeUrl } from "./unsubscribe-tokens.ts";

const PATH = "/unsubscribe";

const style = `body{margin:0;background:${light.paper};color:${light.ink};font:1.125rem/1.6 Figtree,"Segoe UI",Helvetica,Arial,sans-serif}
h1,p{overflow-wrap:anywhere}
main{max-width:36rem;margin:4rem auto;padding:0 1.5rem}h1{font:600 2rem/1.2 Fraunces,Georgia,serif}a{color:${light.leaf}}
button{font:inherit;font-weight:600;padding:.75rem 1.5rem;border:0;border-radius:.5rem;background:${light.leaf};color:${light.onLeaf};cursor:pointer}
@media(prefers-color-scheme:dark){:root{color-scheme:dark}body{background:${dark.paper};color:${dark.ink}}a{color:${dark.leaf}}
button{background:${dark.leaf};color:${dark.onLeaf}}}`;

const policy = [
  "default-src 'none'",
  `style-src 'sha256-${createHash("sha256").update(style).digest("base64")}'`,
  "form-action 'self'",
  "frame-ancestors 'none'",
  "base-uri 'none'",
].join("; ");

type Asked = { Querystring: { token?: string; lang?: string } };

/**
 * The page behind the link at the end of a mail, in the mail's language. It is outside the contract and has no script, so that
 * it works for every mail reader. Opening it changes nothing, because mail scanners open every link.
 */
export async function serveUnsubscribePage(app: FastifyInstance, services: Services): Promise<void> {
  app.get<Asked>(PATH, async ({ query }, reply) => {
    const token = String(query.token ?? "");
    const t = translatorFor(query.lang);
    const named = readUnsubscribeToken(services.secret, token);
    if (!named) return page(reply, 400, t, t(strings.unsubscribeInvalid), settingsHint(t));
    const action = new URL(unsubscribeUrl(services.config.publicUrl, token, t.locale));
    const what = t(strings.unsubscribeWhat, { subject: labelOf(named.subscription, t) });
    return page(
      reply,
      200,
      t,
      t(strings.unsubscribeTitle),
      `<p>${escapeHtml(what)}</p>
<form method="post" action="${escapeHtml(action.pathname + action.search)}"><button>${escapeHtml(t(strings.unsubscribeAction))}</button></form>`,
    );
  });

  // The page's own button and, without anybody looking, mail programs (RFC 8058): what they send along says nothing.
  app.post<Asked>(PATH, async (request, reply) => {
    if (request.isMultipart()) await readMultipart(request, []);
    const t = translatorFor(request.query.lang);
    try {
      const { message } = await unsubscribe(services, String(request.query.token ?? ""), t);
      return page(reply, 200, t, t(strings.unsubscribed), `<p>${escapeHtml(message)}</p>${settingsHint(t)}`);
    } catch (error) {
      if (error instanceof DomainError && error.status === 400)
        return page(reply, 400, t, translateText(t, error.text), settingsHint(t));
      throw error;
    }
  });
}

/** English where the address names no language: so do the links of English mails. */
function translatorFor(lang: unknown): Translate {
  return translators[localeOf(typeof lang === "string" ? lang : undefined) ?? DEFAULT_LOCALE];
}

function settingsHint(t: Translate): string {
  const link = (chunks: string[]) =>
    `<a href="${localizedPath("/settings", t.locale)}">${chunks.join("")}</a>`;
  return `<p>${t.parts<string>(strings.unsubscribeSettings, { link }).join("")}</p>`;
}

function page(reply: FastifyReply, status: number, t: Translate, title: string, content: string) {
  return reply
    .status(status)
    .headers({
      "content-language": t.locale,
      "content-security-policy": policy,
      "cache-control": "no-store",
      "referrer-policy": "no-referrer",
      "x-robots-tag": "noindex",
    })
    .type("text/html; charset=utf-8")
    .send(`<!doctype html>
<html lang="${languageOf(t)}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${title} · Foodshed</title><style>${style}</style></head>
<body><main><h1>${title}</h1>${content}</main></body></html>
`);
}
