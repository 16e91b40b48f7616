/* The messages between an iframe and its parent page. Both sides check the sender's window and origin. */

/** The greeting of the parent page: it listens. */
export const HELLO = "foodshed:hello";

/** From the page to the frame: the colour of the text around it. A dark page has light text. */
export interface PageMessage {
  foodshed: "text";
  color: string;
}

/** From the frame to the page: its height, or an event of its element. */
export interface FrameMessage {
  foodshed: "height" | "event";
  /** Pixels. */
  height?: number;
  /** The event's name, `foodshed:…`, and what it says. */
  event?: string;
  detail?: unknown;
}

/** A valid height of an iframe: whole pixels, limited so that the rest of the page stays reachable. */
export function validHeight(height: unknown): number | undefined {
  return typeof height === "number" && height > 0 && height <= 50_000 ? Math.ceil(height) : undefined;
}
