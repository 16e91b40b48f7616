/* What a frame and the page around it tell each other. Both ends check who speaks: by window and by origin. */

/** The page to the frame: somebody listens. */
export const HELLO = "foodshed:hello";

/** The frame to the page, in answer: how high it is, or what happened in it. */
export interface FrameNews {
  foodshed: "height" | "event";
  /** Pixels. */
  height?: number;
  /** The event's name, `foodshed:…`, and what it says. */
  event?: string;
  detail?: unknown;
}

/** A height that a page may give to a frame: a whole number of pixels, and never so many that the page is lost. */
export function soundHeight(height: unknown): number | undefined {
  return typeof height === "number" && height > 0 && height <= 50_000 ? Math.ceil(height) : undefined;
}
