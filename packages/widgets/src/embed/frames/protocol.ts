/* What a frame and the page around it tell each other. Both ends check who speaks: by window and by origin. */

/** The page to the frame: somebody listens. */
export const HELLO = "foodshed:hello";

/** From the frame to the page: its height, or an event of its element. */
export interface FrameMessage {
  foodshed: "height" | "event";
  /** Pixels. */
  height?: number;
  /** The event's name, `foodshed:…`, and what it says. */
  event?: string;
  detail?: unknown;
}

/** A height that a page may give to a frame: a whole number of pixels, and never so many that the page is lost. */
export function validHeight(height: unknown): number | undefined {
  return typeof height === "number" && height > 0 && height <= 50_000 ? Math.ceil(height) : undefined;
}
