// Without the library that draws pictures: a backup only names their files.

/** Pixels. */
export const WIDTHS = [320, 640, 1280];

/** The widths that a picture of this width is kept in, never larger than itself. */
export function widthsOf(width: number): number[] {
  const smaller = WIDTHS.filter((w) => w < width);
  return smaller.length < WIDTHS.length ? [...smaller, width] : smaller;
}

/** The width of its JPEG. */
export const fallbackWidth = (width: number) => Math.min(width, 640);

export const pathOf = (key: string, file: string) => `photos/${key}/${file}`;

/** The file store's keys of all sizes of a picture. */
export function keysOfImage({ key, width }: { key: string; width: number }): string[] {
  return [...widthsOf(width).map((size) => `${size}.webp`), `${fallbackWidth(width)}.jpg`].map((file) =>
    pathOf(key, file),
  );
}
