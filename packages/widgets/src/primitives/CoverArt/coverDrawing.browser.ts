// Stands in for coverDrawing.ts in the site's build for browsers: see "imports" in package.json.
let draw: ((slug: string, categoryId: number) => string) | undefined;

/** A cover's drawing, if the code for it is at hand. */
export const coverDrawing = (slug: string, categoryId: number): string | undefined =>
  draw?.(slug, categoryId);

/** The same, once the code has come. It is fetched only when a cover is needed that no page brought along. */
export async function loadCoverDrawing(slug: string, categoryId: number): Promise<string> {
  draw ??= (await import("./coverMarkup.ts")).coverMarkup;
  return draw(slug, categoryId);
}
