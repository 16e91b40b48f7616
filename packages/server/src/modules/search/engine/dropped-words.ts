import { isOwn } from "./asking.ts";
import { phraseAt } from "./filler-phrases.ts";
import type { Token } from "./query-units.ts";
import type { Intent } from "./weights.ts";
import type { Word } from "./words.ts";

/** Takes out fillers and words of intent, the longest phrases first. */
export function dropFillers(
  words: readonly Word[],
  tokens: readonly Token[],
  open: Word | undefined,
  customers: readonly Token[],
  isBoard: boolean,
): { intent?: Intent; hasIntent: boolean; dropped: string[] } {
  const taken = new Map(tokens.map((token) => [token.start, token]));
  let intent: Intent | undefined;
  const dropped: string[] = [];
  const isFree = (word: Word) => !taken.get(word.start)?.used && word !== open;
  for (let at = 0; at < words.length; ) {
    const phrase = phraseAt(words, at, isFree);
    if (!phrase) {
      at++;
      continue;
    }
    const word = words[at] as Word;
    const before = customers.filter(({ start }) => start < word.start);
    // "Restaurants buying duck" and "chefs who want duck", but not "duck for restaurants to buy" nor "our bakery wants rye". On a board,
    // "restaurant needs duck" is the ad of a restaurant.
    const isBuying =
      (BUYING_VERBS.has(word.folded) && before.length > 0) ||
      (WANTING_VERBS.has(word.folded) &&
        before.some((one) => one.folded !== one.stem || (isBoard && !isOwn(words, one))));
    if (isBuying) intent = "buying";
    else if (isBoard && at === 0 && SELLING_VERBS.has(word.folded)) intent = "buying";
    else if (phrase.type !== "filler" && intent !== "buying") intent = phrase.type;
    for (const word of words.slice(at, at + phrase.length)) {
      const token = taken.get(word.start);
      if (!token) continue;
      token.used = true;
      dropped.push(word.folded);
    }
    at += phrase.length;
  }
  return { ...(intent && { intent }), hasIntent: intent !== undefined, dropped };
}

const BUYING_VERBS = new Set("buy buys buying purchase purchases purchasing achete achetent".split(" "));

/** Who begins with one of these on a board has something to sell: "sell blueberries". */
const SELLING_VERBS = new Set(["sell", "vendre"]);

const WANTING_VERBS = new Set(
  "looking seeking searching want wants wanting need needs needing cherche cherchent recherche recherchent veut veulent".split(
    " ",
  ),
);
