import { createHash } from "node:crypto";
import { DEFAULT_LOCALE, type Locale, localeOf, type Translate, translateText } from "@foodshed/sdk/locale";
import type { FastifyInstance, FastifyReply } from "fastify";
import { dark, light } from "../../core/colours.ts";
import { DomainError } from "../../core/domain-error.ts";
import { translators } from "../../locale/translators.ts";
import { readMultipart } from "../http/multipart.ts";
import { escapeHtml } from "./escape-html.ts";
import { languageOf } from "./mail-language.ts";

/** What a link of a mail names: its token, and the mail's language. */
export interface LinkPage {
  token: string;
  t: Translate;
  /** Where the page's button posts to: the page's own address. */
  action: string;
  /** The fields of the form that was sent; none while the page is only opened. */
  form: Readonly<Record<string, string>>;
}

/** What the page says; `content` is markup. */
export interface LinkPageContent {
  title: string;
  content: string;
  /** 200 when absent. */
  status?: number;
}

/** The address of a page for a mail of a language: the page speaks that language. */
export function linkPageUrl(publicUrl: string, path: string, token: string, locale: Locale): string {
  const language = locale === DEFAULT_LOCALE ? "" : `&lang=${locale}`;
  return `${publicUrl}${path}?token=${token}${language}`;
}

/** The one button of a page, which has its effect. */
export function formOf({ action }: LinkPage, label: string): string {
  return `<form method="post" action="${escapeHtml(action)}"><button>${escapeHtml(label)}</button></form>`;
}

const style = `body{margin:0;background:${light.paper};color:${light.ink};font:1.125rem/1.6 Figtree,"Segoe UI",Helvetica,Arial,sans-serif}
h1,p,blockquote{overflow-wrap:anywhere}
main{max-width:36rem;margin:4rem auto;padding:0 1.5rem}h1{font:600 2rem/1.2 Fraunces,Georgia,serif}a{color:${light.leaf}}
blockquote{margin:1.5rem 0;padding:0 0 0 1rem;border-inline-start:3px solid ${light.line};white-space:pre-wrap}
button{font:inherit;font-weight:600;padding:.75rem 1.5rem;border:0;border-radius:.5rem;background:${light.leaf};color:${light.onLeaf};cursor:pointer}
fieldset{margin:1.5rem 0;padding:0;border:0}fieldset label{display:flex;gap:.75rem;align-items:center;min-height:2.75rem;cursor:pointer}
button.plain{margin-inline-start:.75rem;padding-inline:.75rem;background:none;color:${light.leaf};text-decoration:underline}
form+form{margin-top:2rem;padding-top:1rem;border-top:1px solid ${light.line}}select,input,textarea{font:inherit;box-sizing:border-box;min-height:2.75rem;max-width:100%;padding:.25rem .5rem}textarea{width:100%}
input[type=checkbox]{width:1.375rem;height:1.375rem;min-height:0;flex:none;accent-color:${light.leaf}}
main:has(table){max-width:64rem}[role=region]{overflow-x:auto}table{border-collapse:collapse;min-width:100%}th,td{padding:.5rem .75rem;border-bottom:1px solid ${light.line};text-align:start;vertical-align:top}
@media(max-width:40rem){thead{position:absolute;clip-path:inset(50%)}table,tbody,tr,th,td{display:block}th,td{padding:.125rem 0;border:0}td:empty{display:none}td::before{content:attr(data-label);font-weight:600;margin-inline-end:.5rem}
tr{padding:.75rem 0;border-bottom:1px solid ${light.line}}}
@media(prefers-color-scheme:dark){:root{color-scheme:dark}body{background:${dark.paper};color:${dark.ink}}a{color:${dark.leaf}}
blockquote,tr,th,td{border-color:${dark.line}}button{background:${dark.leaf};color:${dark.onLeaf}}input[type=checkbox]{accent-color:${dark.leaf}}button.plain{background:none;color:${dark.leaf}}}`;

const policy = [
  "default-src 'none'",
  `style-src 'sha256-${createHash("sha256").update(style).digest("base64")}'`,
  "form-action 'self'",
  "frame-ancestors 'none'",
  "base-uri 'none'",
].join("; ");

type Asked = { Querystring: { token?: string; lang?: string } };

/**
 * Serves the page behind a link of a mail, in the mail's language. It is outside the contract and has no script, so that it works for
 * every mail reader. Opening it changes nothing, because mail scanners open every link: its button does. What the two throw with status 400 is
 * shown with `refused` below it.
 */
export function serveLinkPage(
  app: FastifyInstance,
  path: string,
  {
    show,
    press,
    refused = () => "",
  }: {
    show(link: LinkPage): Promise<LinkPageContent>;
    press(link: LinkPage): Promise<LinkPageContent>;
    refused?(t: Translate): string;
  },
): void {
  const linkOf = ({ token, lang }: Asked["Querystring"]): LinkPage => {
    const t = translators[localeOf(typeof lang === "string" ? lang : undefined) ?? DEFAULT_LOCALE];
    const asked = String(token ?? "");
    const { pathname, search } = new URL(
      linkPageUrl("http://site", path, encodeURIComponent(asked), t.locale),
    );
    return { token: asked, t, action: pathname + search, form: {} };
  };
  const answer = async (reply: FastifyReply, link: LinkPage, content: typeof show) => {
    try {
      const shown = await content(link);
      return page(reply, shown.status ?? 200, link, shown);
    } catch (error) {
      if (!(error instanceof DomainError)) throw error;
      return page(reply, error.status, link, {
        title: translateText(link.t, error.text),
        content: refused(link.t),
      });
    }
  };
  app.get<Asked>(path, ({ query }, reply) => answer(reply, linkOf(query), show));
  // The page's own button and, without anybody looking, mail programs (RFC 8058): what they send along says nothing.
  app.post<Asked>(path, async (request, reply) => {
    if (request.isMultipart()) await readMultipart(request, []);
    return answer(reply, { ...linkOf(request.query), form: fieldsOf(request.body) }, press);
  });
}

function fieldsOf(body: unknown): Record<string, string> {
  const fields = Object.entries(typeof body === "object" && body ? body : {});
  return Object.fromEntries(
    fields.filter((field): field is [string, string] => typeof field[1] === "string"),
  );
}

function page(reply: FastifyReply, status: number, { t }: LinkPage, { title, content }: LinkPageContent) {
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
<html lang="${languageOf(t)}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escapeHtml(title)} · Foodshed</title><style>${style}</style></head>
<body><main><h1>${escapeHtml(title)}</h1>${content}</main></body></html>
`);
}
