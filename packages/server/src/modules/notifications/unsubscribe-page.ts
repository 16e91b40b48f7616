import { createHash } from "node:crypto";
import type { FastifyInstance, FastifyReply } from "fastify";
import { dark, light } from "../../core/colours.ts";
import { DomainError } from "../../core/domain-error.ts";
import { readMultipart } from "../../infra/http/multipart.ts";
import { escapeHtml } from "../../infra/mail/mail-layout.ts";
import type { Services } from "../services.ts";
import { labelOf, unsubscribe } from "./notifications.service.ts";
import { readUnsubscribeToken } from "./unsubscribe-tokens.ts";

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

/**
 * The page behind the link at the end of a mail. It is outside the contract and has no script, so that it works for
 * every mail reader. Opening it changes nothing, because mail scanners open every link.
 */
export async function serveUnsubscribePage(app: FastifyInstance, services: Services): Promise<void> {
  app.get<{ Querystring: { token?: string } }>(PATH, async (request, reply) => {
    const token = String(request.query.token ?? "");
    const named = readUnsubscribeToken(services.secret, token);
    if (!named) return page(reply, 400, "This link is not valid.", settingsHint);
    const about = escapeHtml(labelOf(named.subscription));
    return page(
      reply,
      200,
      "Unsubscribe from these mails?",
      `<p>You will not get mails about ${about} any more. Other mails stay as they are.</p>
<form method="post" action="${PATH}?token=${encodeURIComponent(token)}"><button>Unsubscribe</button></form>`,
    );
  });

  // The page's own button and, without anybody looking, mail programs (RFC 8058): what they send along says nothing.
  app.post<{ Querystring: { token?: string } }>(PATH, async (request, reply) => {
    if (request.isMultipart()) await readMultipart(request, []);
    try {
      const { message } = await unsubscribe(services, String(request.query.token ?? ""));
      return page(reply, 200, "You are unsubscribed.", `<p>${escapeHtml(message)}</p>${settingsHint}`);
    } catch (error) {
      if (error instanceof DomainError && error.status === 400)
        return page(reply, 400, error.message, settingsHint);
      throw error;
    }
  });
}

const settingsHint = '<p>You choose which mails you get in <a href="/settings">your settings</a>.</p>';

function page(reply: FastifyReply, status: number, title: string, content: string) {
  return reply
    .status(status)
    .headers({
      "content-security-policy": policy,
      "cache-control": "no-store",
      "referrer-policy": "no-referrer",
      "x-robots-tag": "noindex",
    })
    .type("text/html; charset=utf-8")
    .send(`<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${title} · Foodshed</title><style>${style}</style></head>
<body><main><h1>${title}</h1>${content}</main></body></html>
`);
}
