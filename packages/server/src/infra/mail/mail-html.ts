import type { Translate } from "@foodshed/sdk/locale";
import { light as colours } from "../../core/colours.ts";
import { escapeHtml } from "./escape-html.ts";
import * as strings from "./generated/strings.ts";
import type { MailAction, MailContent, MailItem, MailParagraph, MailSection } from "./mail-content.ts";
import { languageOf } from "./mail-language.ts";
import { linesOf } from "./mail-lines.ts";
import { masthead } from "./mail-masthead.ts";
import { BREAKS, SERIF, schemes, type } from "./mail-styles.ts";

/** Wide enough for a line of text that reads well, in any window. */
const WIDTH = 560;

/**
 * The HTML form. It is laid out with tables and has every colour both as an attribute and inline, because Outlook for
 * Windows renders with Word's engine; what that engine does not know (rounded corners, the dark scheme) may be missing
 * without harm. It breaks long addresses only in a table of fixed columns. Nothing is loaded from anywhere.
 */
export function htmlMail(content: MailContent, home: string, t: Translate): string {
  const { subject, greeting, paragraphs, items = [], sections = [], action, closing } = content;
  const body = [
    `<h1 class="ink" style="margin:0 0 20px;color:${colours.ink};${type(26, 1.2, 600, SERIF)};${BREAKS}">${escapeHtml(greeting)}</h1>`,
    ...paragraphs.map((one) => (typeof one === "string" ? paragraph(one) : quoted(one))),
    ...items.map(listed),
    ...sections.map(section),
    button(action),
    ...(action.url.startsWith("http")
      ? [paragraph(t(strings.mailCopyAddress, { url: action.url }), "soft", 14)]
      : []),
    ...closing.map((text) => paragraph(text, "soft", 15)),
  ].join("\n");
  return `<!doctype html>
<html lang="${languageOf(t)}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="color-scheme" content="light dark"><meta name="supported-color-schemes" content="light dark"><title>${escapeHtml(subject)}</title><style>${schemes}</style></head>
<body class="page" bgcolor="${colours.paper}" style="margin:0;padding:0;background-color:${colours.paper}">
${preview(paragraphs.find((one) => typeof one === "string") ?? "")}
${table(
  `<tr><td class="edge" align="center" style="padding:24px">
<!--[if mso]>${OPEN} style="table-layout:fixed" width="${WIDTH}"><tr><td><![endif]-->
${table(
  `<tr><td>${masthead(home)}</td></tr>
<tr><td class="card line" bgcolor="${colours.card}" style="background-color:${colours.card};border:1px solid ${colours.line};border-top:0;border-radius:0 0 14px 14px;padding:32px">
${body}
</td></tr>
<tr><td>
${endOf(content, home, t)}
</td></tr>`,
  ` style="max-width:${WIDTH}px;text-align:left"`,
)}
<!--[if mso]></td></tr></table><![endif]-->
</td></tr>`,
  ` class="page" bgcolor="${colours.paper}" style="background-color:${colours.paper}"`,
)}
</body></html>
`;
}

const OPEN = `<table role="presentation" cellpadding="0" cellspacing="0" border="0"`;

const table = (rows: string, attributes: string) => `${OPEN} width="100%"${attributes}>${rows}</table>`;

/** What lists of mails show beside the subject: what it is about rather than the name of the sender. */
const preview = (text: string) =>
  `<div style="display:none;max-height:0;overflow:hidden;mso-hide:all">${escapeHtml(text)}</div>`;

const paragraph = (text: string, colour: "ink" | "soft" = "ink", size = 17) =>
  `<p class="${colour}" style="margin:0 0 16px;color:${colour === "ink" ? colours.ink : colours.inkSoft};${type(size, 1.55)};${BREAKS}">${escapeHtml(text)}</p>`;

/** Word draws a line beside a cell, and none beside a block. */
const quoted = ({ quote }: Exclude<MailParagraph, string>) =>
  `<blockquote style="margin:0 0 16px">${table(
    `<tr><td class="ink line" style="border-left:3px solid ${colours.line};padding:0 0 0 16px;color:${colours.ink};${type(17, 1.55)};${BREAKS}">${linesOf(quote).map(escapeHtml).join("<br>")}</td></tr>`,
    "",
  )}</blockquote>`;

const anchor = ({ url, label }: MailAction, weight = 400) =>
  `<a class="leaf" href="${escapeHtml(url)}" style="color:${colours.leaf};font-weight:${weight};${BREAKS}">${escapeHtml(label)}</a>`;

/** A cell with a background is a button everywhere; Word pads the cell, the others the link, so that all of it is pressed. */
const button = ({ label, url }: MailAction) =>
  `${OPEN} style="margin:24px 0"><tr><td class="button" align="center" bgcolor="${colours.leaf}" style="background-color:${colours.leaf};border-radius:8px;mso-padding-alt:13px 24px"><a class="button" href="${escapeHtml(url)}" style="display:inline-block;padding:13px 24px;border-radius:8px;background-color:${colours.leaf};color:${colours.onLeaf};${type(17, 1.3, 600)};text-decoration:none">${escapeHtml(label)}</a></td></tr></table>`;

const listed = ({ title, text, url }: MailItem) =>
  `<p class="ink line" style="margin:0 0 16px;padding:0 0 16px;border-bottom:1px solid ${colours.line};color:${colours.ink};${type(17, 1.5)};${BREAKS}">${anchor({ url, label: title }, 600)}${text && `<br>${escapeHtml(text)}`}</p>`;

const section = ({ heading, items, link }: MailSection) =>
  `<h2 class="ink" style="margin:24px 0 16px;color:${colours.ink};${type(20, 1.3, 600, SERIF)};${BREAKS}">${escapeHtml(heading)}</h2>
${items.map(listed).join("\n")}${link ? `\n<p class="ink" style="margin:0 0 24px;color:${colours.ink};${type(17, 1.5)};${BREAKS}">${anchor(link)}</p>` : ""}`;

const small = (inner: string) =>
  `<p class="soft" style="margin:16px 0;color:${colours.inkSoft};${type(14, 1.5)};${BREAKS}">${inner}</p>`;

/** Who sends it and, for what people agreed to, why it came and how to choose or end it. */
function endOf({ subscription }: MailContent, home: string, t: Translate): string {
  const site = anchor({ url: home, label: home.replace(/^https?:\/\//, "") });
  if (!subscription) return small(`Foodshed · ${site}`);
  const { reason, manage, unsubscribeUrl, postalAddress } = subscription;
  const ways = [...(manage ? [manage] : []), { label: t(strings.mailUnsubscribe), url: unsubscribeUrl }].map(
    (way) => anchor(way),
  );
  return `${small(`${escapeHtml(reason)}<br>${ways.join(" · ")}`)}
${small(`Foodshed · ${escapeHtml(postalAddress)} · ${site}`)}`;
}
