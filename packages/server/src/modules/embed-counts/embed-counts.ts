import { ontarioDay } from "@foodshed/sdk/vocabulary";
import type { Clock } from "../../core/clock.ts";

/** Counts that wait to be written. Beyond, no new ones are begun: nobody fills the memory. */
const MAX_WAITING = 5_000;

export interface Counted {
  element: string;
  /** What the element names: a network, if it is one. */
  slug: string;
  pageHost: string;
  day: string;
  shown: number;
  used: number;
}

/** Counts what embeds report, in memory, until it is written. It is told nothing of who saw them. */
export class EmbedCounts {
  readonly #clock: Clock;
  #waiting = new Map<string, Counted>();

  constructor(clock: Clock) {
    this.#clock = clock;
  }

  record(
    event: "shown" | "used",
    { element, slug, pageHost }: Pick<Counted, "element" | "slug" | "pageHost">,
  ) {
    const day = ontarioDay(this.#clock.now());
    const key = [day, slug, element, pageHost].join("\n");
    const counted = this.#waiting.get(key) ?? { element, slug, pageHost, day, shown: 0, used: 0 };
    if (!this.#waiting.has(key) && this.#waiting.size >= MAX_WAITING) return;
    counted[event] += 1;
    this.#waiting.set(key, counted);
  }

  /** Hands over what was counted, and begins again. */
  take(): Counted[] {
    const counted = [...this.#waiting.values()];
    this.#waiting = new Map();
    return counted;
  }
}
