import { DEFAULT_LOCALE, localizedPath, type Translate } from "@foodshed/sdk/locale";
import { light as colours, dark } from "../../core/colours.ts";
import * as strings from "./generated/strings.ts";

/** What one of our mails says: paragraphs as plain text, and at most one thing to do. */
export interface MailContent {
  to: string;
  subject: string;
  greeting: string;
  paragraphs: string[];
  action?: { label: string; url: string };
  /** Things listed in the mail, each with its own address. */
  items?: MailItem[];
  /** Lists with a heading each, and a link to more of it. */
  sections?: { heading: string; items: MailItem[]; link: { label: string; url: string } }[];
  /** Said below the action: what to do when the mail was not expected. */
  closing: string[];
  /** Canadian law asks it of mails that people agreed to: why it came, how to end them, where the sender is. */
  subscription?: {
    reason: string;
    unsubscribeUrl: string;
    postalAddress: string;
    /** Where one chooses what comes. */
    manage?: { label: string; url: string };
  };
}

export interface MailItem {
  title: string;
  text: string;
  url: string;
}

const serif = "Fraunces, Georgia, 'Times New Roman', serif";
const sans = "Figtree, 'Segoe UI', Helvetica, Arial, sans-serif";

/**
 * Makes the plain and the HTML form of a mail. The content is text, never markup.
 *
 * @param t translates into the recipient's language, in which the content is written
 */
export function writeMail(
  content: MailContent,
  publicUrl: string,
  t: Translate,
): { to: string; subject: string; text: string; html: string; headers: Record<string, string> } {
  const home = pageUrl(publicUrl, "/", t);
  return {
    to: content.to,
    subject: content.subject,
    text: plain(content, home, t),
    html: html(content, home, t),
    headers: {
      "Content-Language": t.locale,
      // One address for mail programs, which post to it, and for people, who open it.
      ...(content.subscription && {
        "List-Unsubscribe": `<${content.subscription.unsubscribeUrl}>`,
        "List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
      }),
    },
  };
}

/** The address of a page of the site in the recipient's language. */
export function pageUrl(publicUrl: string, path: string, { locale }: Translate): string {
  const url = publicUrl + localizedPath(path, locale);
  return path === "/" && locale === DEFAULT_LOCALE ? publicUrl : url;
}

/** "Hello Ada,". Accounts that were made on behalf of a business may have no first name. */
export function greetingOf(name: string, t: Translate): string {
  return name ? t(strings.mailGreeting, { name }) : t(strings.mailGreetingNameless);
}

/** The language of a page or mail for `lang`: "en", "fr". */
export function languageOf({ locale }: Translate): string {
  return new Intl.Locale(locale).language;
}

function plain(
  { greeting, paragraphs, items = [], sections = [], action, closing, subscription }: MailContent,
  home: string,
  t: Translate,
): string {
  const before = (label: string) => t(strings.mailBeforeAddress, { label });
  const listed = ({ title, text, url }: MailItem) =>
    [wrap(`* ${title}`), ...(text ? [wrap(text)] : []), url].join("\n");
  const blocks = [
    greeting,
    ...paragraphs,
    ...items.map(listed),
    ...sections.flatMap(({ heading, items, link }) => [
      heading,
      ...items.map(listed),
      `${before(link.label)}\n${link.url}`,
    ]),
    ...(action ? [`${before(action.label)}\n${action.url}`] : []),
    ...closing,
  ];
  const sender = [
    "--",
    "Foodshed",
    ...(subscription ? [wrap(subscription.postalAddress)] : []),
    home,
    ...(subscription ? ["", wrap(subscription.reason)] : []),
    ...(subscription?.manage ? [before(subscription.manage.label), subscription.manage.url] : []),
    ...(subscription ? [before(t(strings.mailUnsubscribe)), subscription.unsubscribeUrl] : []),
  ];
  return `${blocks.map((block) => (block.includes("\n") ? block : wrap(block))).join("\n\n")}\n\n${sender.join("\n")}\n`;
}

/** Lines of at most 72 characters, as terminal mail readers like them. No-break spaces stay. */
function wrap(text: string): string {
  const lines: string[] = [];
  let line = "";
  for (const word of text.split(/[^\S\u00a0\u202f]+/)) {
    if (line && line.length + 1 + word.length > 72) {
      lines.push(line);
      line = word;
    } else line = line ? `${line} ${word}` : word;
  }
  return [...lines, line].join("\n");
}

function html(
  { subject, greeting, paragraphs, items = [], sections = [], action, closing, subscription }: MailContent,
  home: string,
  t: Translate,
): string {
  const paragraph = (text: string, colour: "ink" | "soft" = "ink", size = 17) =>
    `<p class="${colour}" style="margin:0 0 16px;color:${colour === "ink" ? colours.ink : colours.inkSoft};font:${size}px/1.55 ${sans};${BREAKS}">${escapeHtml(text)}</p>`;
  const link = (url: string, inner: string, style = "") =>
    `<a class="leaf" href="${escapeHtml(url)}" style="color:${colours.leaf};${BREAKS}${style}">${escapeHtml(inner)}</a>`;
  const button = action
    ? `<p style="margin:24px 0"><a class="button" href="${escapeHtml(action.url)}" style="display:inline-block;background:${colours.leaf};color:${colours.onLeaf};padding:12px 22px;border-radius:8px;font:600 17px/1.3 ${sans};text-decoration:none">${escapeHtml(action.label)}</a></p>
${paragraph(t(strings.mailCopyAddress, { url: action.url }), "soft", 14)}`
    : "";
  const listed = ({ title, text, url }: MailItem) =>
    `<p class="ink line" style="margin:0 0 16px;padding:0 0 16px;border-bottom:1px solid ${colours.line};color:${colours.ink};font:17px/1.5 ${sans};${BREAKS}">${link(url, title, ";font-weight:600")}${text && `<br>${escapeHtml(text)}`}</p>`;
  const lists = sections.map(
    ({ heading, items, link: { label, url } }) =>
      `<h2 class="ink" style="margin:24px 0 16px;color:${colours.ink};font:600 20px/1.3 ${serif};${BREAKS}">${escapeHtml(heading)}</h2>
${items.map(listed).join("\n")}
<p style="margin:0 0 24px;font:17px/1.5 ${sans}">${link(url, label)}</p>`,
  );
  const small = (inner: string) =>
    `<p class="soft" style="margin:16px 0;color:${colours.inkSoft};font:14px/1.5 ${sans};${BREAKS}">${inner}</p>`;
  const manage = subscription?.manage;
  const ending = subscription
    ? small(
        `${escapeHtml(subscription.reason)} ${manage ? `${link(manage.url, manage.label)} · ` : ""}${link(subscription.unsubscribeUrl, t(strings.mailUnsubscribe))}`,
      )
    : "";
  return `<!doctype html>
<html lang="${languageOf(t)}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="color-scheme" content="light dark"><meta name="supported-color-schemes" content="light dark"><title>${escapeHtml(subject)}</title><style>${schemes}</style></head>
<body class="page" style="margin:0;background:${colours.paper};padding:24px">
<div style="max-width:560px;margin:0 auto">
${furrows}
<div class="card line" style="background:${colours.card};border:1px solid ${colours.line};border-radius:0 0 14px 14px;padding:32px">
<h1 class="ink" style="margin:0 0 20px;color:${colours.ink};font:600 26px/1.2 ${serif};${BREAKS}">${escapeHtml(greeting)}</h1>
${paragraphs.map((text) => paragraph(text)).join("\n")}
${[...items.map(listed), ...lists].join("\n")}
${button}
${closing.map((text) => paragraph(text, "soft", 15)).join("\n")}
</div>
${small(`Foodshed · ${subscription ? `${escapeHtml(subscription.postalAddress)} · ` : ""}${link(home, home.replace(/^https?:\/\//, ""))}`)}
${ending}
</div></body></html>
`;
}

/** Addresses with their tokens are longer than a phone is wide. Older mail programs know only the second of these. */
const BREAKS = "overflow-wrap:anywhere;word-break:break-word";

/** Readers' phones and dark schemes. Inline styles are the fallback: some mail programs drop the whole sheet. */
const schemes = [
  ":root{color-scheme:light dark;supported-color-schemes:light dark}",
  "@media (max-width:480px){.page{padding:12px!important}.card{padding:20px!important}}",
  `@media (prefers-color-scheme:dark){.page{background:${dark.paper}!important}`,
  `.card{background:${dark.card}!important}.line{border-color:${dark.line}!important}`,
  `.ink{color:${dark.ink}!important}.soft{color:${dark.inkSoft}!important}.leaf{color:${dark.leaf}!important}`,
  `.button{background:${dark.leaf}!important;color:${dark.onLeaf}!important}}`,
].join("");

/** A field under a low sun in table cells, because mail programs drop SVG. */
const furrows = `<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="border-collapse:collapse"><tr><td style="height:22px;background:#F3DDA8"></td></tr>${[
  "#7FA36B",
  "#5F8B57",
  "#447348",
  colours.leaf,
]
  .map(
    (colour, index) =>
      `<tr><td style="height:${4 + index * 3}px;background:${colour};font-size:0">&nbsp;</td></tr>`,
  )
  .join("")}</table>`;

export function escapeHtml(text: string): string {
  return text.replaceAll(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);
}
