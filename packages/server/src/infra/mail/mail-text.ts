import type { Translate } from "@foodshed/sdk/locale";
import * as strings from "./generated/strings.ts";
import type { MailContent, MailItem } from "./mail-content.ts";
import { linesOf } from "./mail-lines.ts";

/** Columns, but for addresses. */
const WIDTH = 72;

/** The plain form: what text readers show. */
export function plainMail(
  { greeting, paragraphs, items = [], sections = [], action, closing, subscription }: MailContent,
  home: string,
  t: Translate,
): string {
  const before = (label: string) => t(strings.mailBeforeAddress, { label });
  const listed = ({ title, text, url }: MailItem) =>
    [wrap(`* ${title}`), ...(text ? [wrap(text)] : []), url].join("\n");
  const blocks = [
    greeting,
    ...paragraphs.map((one) => (typeof one === "string" ? one : quoted(one.quote))),
    ...items.map(listed),
    ...sections.flatMap(({ heading, items, link }) => [
      wrap(heading),
      ...items.map(listed),
      ...(link ? [`${before(link.label)}\n${link.url}`] : []),
    ]),
    `${before(action.label)}\n${action.url}`,
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

/** Each line behind the sign that mail readers know. */
const quoted = (text: string) =>
  linesOf(text)
    .flatMap((line) => wrap(line, WIDTH - 2).split("\n"))
    .map((line) => `> ${line}`.trimEnd())
    .join("\n");

/** Lines as terminal mail readers like them. No-break spaces stay. */
function wrap(text: string, width = WIDTH): string {
  const lines: string[] = [];
  let line = "";
  for (const word of text.split(/[^\S\u00a0\u202f]+/)) {
    if (line && line.length + 1 + word.length > width) {
      lines.push(line);
      line = word;
    } else line = line ? `${line} ${word}` : word;
  }
  return [...lines, line].join("\n");
}
