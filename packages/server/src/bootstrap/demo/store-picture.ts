import { setTimeout as delay } from "node:timers/promises";
import { seconds } from "../../core/clock.ts";
import { DomainError } from "../../core/domain-error.ts";
import type { Images, StoredImage } from "../../infra/images/images.ts";

const MAX_TRIES = 60;

/** Stores a picture of the demo network; while the server has no room for pictures it waits rather than giving up. */
export async function storeWithRetry(images: Pick<Images, "store">, data: Buffer): Promise<StoredImage> {
  for (let tries = 1; ; tries++) {
    try {
      return await images.store(data, "picture");
    } catch (error) {
      const busy = error instanceof DomainError && error.status === 503;
      if (!busy || tries === MAX_TRIES) throw error;
      await delay(seconds(1));
    }
  }
}
