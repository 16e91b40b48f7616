// Replaces coverDrawing.ts in the site's browser build: see "imports" in package.json.
let draw: ((slug: string, categoryId: number) => string) | undefined;

/** A cover's drawing; undefined while its code is not loaded. */
export const coverDrawing = (slug: string, categoryId: number): string | undefined =>
  draw?.(slug, categoryId);

/** Resolves to the drawing when its code is loaded. Fetched only for a cover that the server did not render. */
export async function loadCoverDrawing(slug: string, categoryId: number): Promise<string> {
  draw ??= (await import("./coverMarkup.ts")).coverMarkup;
  return draw(slug, categoryId);
}
