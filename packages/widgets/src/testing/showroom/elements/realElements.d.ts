/** The elements as partners get them: built as `vite.embed.config.ts` builds them, on Preact, their styles in their shadow roots. */
declare module "virtual:foodshed-elements" {
  export function defineFoodshedElements(origin: string): void;
}
