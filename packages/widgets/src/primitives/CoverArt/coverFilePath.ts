/** The path on the site of a cover as a file (`coverFile.ts`). */
export const coverFilePath = (slug: string, categoryId: number) => `/embed/covers/${categoryId}/${slug}.svg`;
