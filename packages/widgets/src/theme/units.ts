import { tokens } from "./tokens.css.ts";

/** A length in design pixels that grows with the reader's font size, on our pages and in embeds alike. */
export function px(pixels: number): string {
  return `calc(${pixels / 16} * ${tokens.unit})`;
}

/** Like {@link px}, and also follows the density a partner chose. */
export function roomy(pixels: number): string {
  return `calc(${pixels / 16} * ${tokens.unit} * ${tokens.density})`;
}
