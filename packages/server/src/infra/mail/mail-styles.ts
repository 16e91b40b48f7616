import { dark } from "../../core/colours.ts";

/** Mail programs load no fonts, and Word shows Times where the first one is missing. */
export const SERIF = "Georgia,'Times New Roman',serif";
const SANS = "'Segoe UI',Helvetica,Arial,sans-serif";

/** Type in the long form, its line height in pixels: Word reads neither the short form nor numbers without a unit. */
export function type(size: number, height: number, weight = 400, family = SANS): string {
  return `font-family:${family};font-size:${size}px;line-height:${Math.round(size * height)}px;font-weight:${weight}`;
}

/** Addresses with their tokens are longer than a phone is wide. Older mail programs know only the second of these. */
export const BREAKS = "overflow-wrap:anywhere;word-break:break-word";

/** Of the header, by day; each has a class whose night colour is below. */
export const FIELD = { sky: "#F3DDA8", sun: "#E2A12B", word: "#1E2A22" };
export const ROWS = ["#7FA36B", "#5F8B57", "#447348", "#24583A"] as const;
const NIGHT = { sky: "#39372A", sun: "#C98F2C", word: dark.ink };
const NIGHT_ROWS = ["#4E6B45", "#3F5F3D", "#305034", "#20402B"] as const;

/** Readers' phones and dark schemes. Inline styles are the fallback: some mail programs drop the whole sheet. */
export const schemes = [
  ":root{color-scheme:light dark;supported-color-schemes:light dark}",
  "@media (max-width:480px){.edge{padding:12px!important}.card{padding:20px!important}.sky{padding-left:20px!important;padding-right:20px!important}}",
  `@media (prefers-color-scheme:dark){.page{background-color:${dark.paper}!important}`,
  `.card{background-color:${dark.card}!important}.line{border-color:${dark.line}!important}`,
  `.ink{color:${dark.ink}!important}.soft{color:${dark.inkSoft}!important}.leaf{color:${dark.leaf}!important}`,
  `.button{background-color:${dark.leaf}!important;color:${dark.onLeaf}!important}`,
  `.sky{background-color:${NIGHT.sky}!important}.sun{background-color:${NIGHT.sun}!important}.word{color:${NIGHT.word}!important}`,
  ...NIGHT_ROWS.map((colour, row) => `.row${row}{background-color:${colour}!important}`),
  "}",
].join("");
