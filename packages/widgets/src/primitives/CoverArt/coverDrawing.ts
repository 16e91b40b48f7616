import { coverMarkup } from "./coverMarkup.ts";

/** A cover's drawing. Its code is always loaded on the server, in tests and in the published library. */
export const coverDrawing: (slug: string, categoryId: number) => string | undefined = coverMarkup;

/** Resolves to the drawing. */
export const loadCoverDrawing = async (slug: string, categoryId: number): Promise<string> =>
  coverMarkup(slug, categoryId);
