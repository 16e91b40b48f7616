/** The 16:9 frame of a cover, in its own units. */
export const COVER_SIZE = { width: 480, height: 270 } as const;
