import { escapeHtml } from "./escape-html.ts";
import { FIELD, ROWS, SERIF, type } from "./mail-styles.ts";

const OPEN = `<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0"`;

/**
 * The wordmark in the sky over a field under a low sun. It is text and table cells, because mail programs drop SVG and
 * many readers never load pictures. Word, which rounds nothing, has no sun.
 */
export function masthead(home: string): string {
  const sun = `<div class="sun" style="width:44px;height:22px;border-radius:22px 22px 0 0;background-color:${FIELD.sun};font-size:0;line-height:0;mso-hide:all">&nbsp;</div>`;
  const word = `<a class="word" href="${escapeHtml(home)}" style="color:${FIELD.word};${type(25, 1.2, 600, SERIF)};text-decoration:none">Foodshed</a>`;
  const rows = ROWS.map((colour, row) => {
    const height = 4 + row * 2;
    return `<tr><td class="row${row}" colspan="2" height="${height}" bgcolor="${colour}" style="height:${height}px;background-color:${colour};font-size:0;line-height:0">&nbsp;</td></tr>`;
  });
  const sky = `class="sky" bgcolor="${FIELD.sky}"`;
  return `${OPEN}><tr><td ${sky} style="background-color:${FIELD.sky};padding:16px 0 14px 32px;border-radius:14px 0 0 0">${word}</td><td ${sky} width="76" valign="bottom" style="background-color:${FIELD.sky};padding:0 32px 0 0;border-radius:0 14px 0 0">${sun}</td></tr>${rows.join("")}</table>`;
}
