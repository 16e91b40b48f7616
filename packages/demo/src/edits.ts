import type { DemoBusiness } from "./demo-data.ts";
import { createRandom } from "./random.ts";

/**
 * Says when each business last changed its profile: between the day it joined and its last login, most of them lately. It draws from
 * numbers of its own, so that everything else of the network stays as it is.
 */
export function sayWhenEdited(seed: string, businesses: readonly DemoBusiness[]): void {
  for (const business of businesses) {
    const { index, joinedDaysAgo, lastLoginDaysAgo } = business;
    if (lastLoginDaysAgo === null) continue;
    const random = createRandom(`${seed}/edits/${index}`);
    const latest = Math.min(lastLoginDaysAgo, joinedDaysAgo);
    business.editedDaysAgo = latest + Math.floor((joinedDaysAgo - latest) * random.next() ** 3);
  }
}
