import { tokens } from "./tokens.css.ts";

/** A length in design pixels that grows with the reader's font size, on our pages and in embeds alike. */
export function px(pixels: number): string {
  return `calc(${pixels / 16} * ${tokens.unit})`;
}

/** How high and wide at least is what a finger presses; set on phones by the site. */
export const leastTarget = "--foodshed-least-target";

/** The height or width of something that is pressed: so many design pixels, and on the site's phone pages at least as many as a finger needs. */
export function target(pixels: number): string {
  return `max(${px(pixels)}, var(${leastTarget}, 0px))`;
}

/** Like {@link px}, and also follows the density a partner chose. */
export function roomy(pixels: number): string {
  return `calc(${pixels / 16} * ${tokens.unit} * ${tokens.density})`;
}
