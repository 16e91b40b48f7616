import { LRUCache } from "lru-cache";
import type { Access } from "../handlers.ts";
import type { Clock } from "./clock.ts";
import type { Database } from "./context.ts";
import { publicChangesOf } from "./public-changes.ts";

/** What was answered to a visitor, as it is sent. */
export interface VisitorAnswer {
  json: string;
  access: Access;
  /** From then on it is not true any more, also when nothing was written; undefined when time does not matter. */
  until: Date | undefined;
}

/** About 16 MB: the profiles of some hundred businesses. */
const MOST_CHARACTERS = 8_000_000;

/** About what an entry takes besides its answer and its key: answers may be as short as `[]`. */
const ENTRY_CHARACTERS = 500;

/** Answers to visitors, each good for as long as nothing that visitors are shown is written. */
export interface VisitorAnswers {
  /**
   * The answer that is kept under `key`, or else the one that `read` gives. Those who come while it is read share it, unless
   * something was changed since it was begun. A failure is not kept.
   */
  recall(key: string, read: () => Promise<VisitorAnswer>): Promise<VisitorAnswer>;
}

export function createVisitorAnswers(
  db: Database,
  clock: Clock,
  mostCharacters = MOST_CHARACTERS,
): VisitorAnswers {
  const kept = new LRUCache<string, VisitorAnswer>({
    maxSize: mostCharacters,
    sizeCalculation: ({ json }, key) => ENTRY_CHARACTERS + json.length + key.length,
  });
  const isTrue = ({ until }: VisitorAnswer) => !until || until > clock.now();
  let keptEdition = 0;
  /** Answers that are being read: after a change many visitors ask the same at once. */
  const underWay = new Map<string, { edition: number; answer: Promise<VisitorAnswer> }>();

  function begin(key: string, edition: number, read: () => Promise<VisitorAnswer>): Promise<VisitorAnswer> {
    const own = { edition, answer: read() };
    underWay.set(key, own);
    const end = () => {
      if (underWay.get(key) === own) underWay.delete(key);
    };
    own.answer.then(end, end);
    return own.answer;
  }

  return {
    async recall(key, read) {
      const edition = await publicChangesOf(db).edition();
      if (edition > keptEdition) {
        kept.clear();
        keptEdition = edition;
      }
      const found = edition === keptEdition ? kept.get(key) : undefined;
      if (found && isTrue(found)) return found;
      const other = underWay.get(key);
      if (other?.edition === edition) {
        const shared = await other.answer;
        if (isTrue(shared)) return shared;
      }
      const answer = await begin(key, edition, read);
      // What was begun before a change may hold the state before it.
      if (edition === keptEdition) kept.set(key, answer);
      return answer;
    },
  };
}
