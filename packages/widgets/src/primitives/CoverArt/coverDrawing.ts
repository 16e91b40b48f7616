import { coverMarkup } from "./coverMarkup.ts";

/** A cover's drawing, if the code for it is at hand; as it is on the server, in tests and in the published library. */
export const coverDrawing: (slug: string, categoryId: number) => string | undefined = coverMarkup;

/** The same, once the code has come. */
export const loadCoverDrawing = async (slug: string, categoryId: number): Promise<string> =>
  coverMarkup(slug, categoryId);
