import { buyers } from "./buyers.ts";
import { drinkMakers } from "./drink-makers.ts";
import { freshMakers } from "./fresh-makers.ts";
import { fruitAndFieldGrowers } from "./fruit-and-field-growers.ts";
import { livestock } from "./livestock.ts";
import { pantryMakers } from "./pantry-makers.ts";
import { services } from "./services.ts";
import type { Trade } from "./trade.ts";
import { traders } from "./traders.ts";
import { vegetableGrowers } from "./vegetable-growers.ts";

/** Each group's share of the network in per cent; a trade's weight counts within its group. */
const groups: readonly (readonly [share: number, trades: readonly Trade[]])[] = [
  [31, [...vegetableGrowers, ...fruitAndFieldGrowers]],
  [13, livestock],
  [10, traders],
  [15, [...freshMakers, ...pantryMakers, ...drinkMakers]],
  [22, buyers],
  [9, services],
];

/** Every trade of the demo network except the buy-local networks themselves. */
export const trades: readonly Trade[] = groups.flatMap(([, group]) => group);

/** The relative frequency of a trade among all others. */
export function tradeWeight(trade: Trade): number {
  for (const [share, group] of groups) {
    if (group.includes(trade))
      return (share * trade.weight) / group.reduce((sum, { weight }) => sum + weight, 0);
  }
  return 0;
}
