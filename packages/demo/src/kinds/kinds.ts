import { buyers } from "./buyers.ts";
import { drinkMakers } from "./drink-makers.ts";
import { freshMakers } from "./fresh-makers.ts";
import { fruitAndFieldGrowers } from "./fruit-and-field-growers.ts";
import type { Kind } from "./kind.ts";
import { livestock } from "./livestock.ts";
import { pantryMakers } from "./pantry-makers.ts";
import { services } from "./services.ts";
import { traders } from "./traders.ts";
import { vegetableGrowers } from "./vegetable-growers.ts";

/** Each group's share of the network in per cent; a kind's weight counts within its group. */
const groups: readonly (readonly [share: number, kinds: readonly Kind[]])[] = [
  [31, [...vegetableGrowers, ...fruitAndFieldGrowers]],
  [13, livestock],
  [10, traders],
  [15, [...freshMakers, ...pantryMakers, ...drinkMakers]],
  [22, buyers],
  [9, services],
];

/** Every kind of business of the demo network but the buy-local networks themselves. */
export const kinds: readonly Kind[] = groups.flatMap(([, group]) => group);

/** How often a kind occurs beside all the others. */
export function kindWeight(kind: Kind): number {
  for (const [share, group] of groups) {
    if (group.includes(kind))
      return (share * kind.weight) / group.reduce((sum, { weight }) => sum + weight, 0);
  }
  return 0;
}
