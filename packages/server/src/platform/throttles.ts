import { isIPv6 } from "node:net";
import { sql } from "kysely";
import type { Throttle } from "../contract.ts";
import { DomainError } from "../errors.ts";
import { type Clock, fromNow, seconds } from "./clock.ts";
import type { Database } from "./context.ts";

/** Who a request counts against: the account it names or is signed in as, and the caller's network address. */
export interface Subjects {
  account?: string | undefined;
  address?: string;
}

export interface Throttles {
  /**
   * Counts a request before it is served.
   * @returns what to call with the outcome, so that a success can be left uncounted
   * @throws DomainError 429 with Retry-After when the limit is reached
   */
  take(throttle: Throttle, subjects: Subjects): Promise<(succeeded: boolean) => Promise<void>>;
}

/** Windows up to this long are counted in this process; longer ones in the database, where a restart does not forget them. */
const SHORT_WINDOW_SECONDS = 60;

const nothing = async () => {};

export function createThrottles(db: Database, clock: Clock, enabled: boolean): Throttles {
  const recent = new Map<string, { since: number; count: number }>();

  function takeInMemory(throttle: Throttle, subject: string) {
    const now = clock.now().getTime();
    const key = `${throttle.name} ${subject}`;
    let window = recent.get(key);
    if (!window || now - window.since >= seconds(throttle.windowSeconds)) {
      // The map holds one window of callers at most: start over when it grows beyond any honest number.
      if (recent.size > 100_000) recent.clear();
      window = { since: now, count: 0 };
      recent.set(key, window);
    }
    window.count += 1;
    if (window.count > throttle.limit) {
      throw DomainError.tooManyRequests(throttle.windowSeconds - (now - window.since) / 1000);
    }
  }

  /** Counts first and looks after, so that many requests at once cannot all find room. */
  async function takeInDatabase(throttle: Throttle, subject: string) {
    const at = clock.now();
    const since = fromNow(clock, -seconds(throttle.windowSeconds));
    const hit = await db
      .insertInto("throttle_hits")
      .values({ throttle: throttle.name, subject, at })
      .returning(sql<string>`ctid::text`.as("row"))
      .executeTakeFirstOrThrow();
    const forget = async () => {
      await db
        .deleteFrom("throttle_hits")
        .where(sql<boolean>`ctid = ${hit.row}::tid`)
        .where("throttle", "=", throttle.name)
        .where("subject", "=", subject)
        .execute();
    };
    const { hits, oldest } = await db
      .selectFrom("throttle_hits")
      .select((select) => [select.fn.countAll<number>().as("hits"), select.fn.min("at").as("oldest")])
      .where("throttle", "=", throttle.name)
      .where("subject", "=", subject)
      .where("at", ">", since)
      .executeTakeFirstOrThrow();
    if (Number(hits) > throttle.limit) {
      // A refused request must not make the wait longer.
      await forget();
      const wait = oldest ? (new Date(oldest).getTime() - since.getTime()) / 1000 : throttle.windowSeconds;
      throw DomainError.tooManyRequests(wait);
    }
    return forget;
  }

  return {
    async take(throttle, subjects) {
      if (!enabled || throttle.counts === "recipients") return nothing;
      const forgets: (() => Promise<void>)[] = [];
      for (const per of throttle.per) {
        const subject =
          per === "address" ? subjects.address && networkOf(subjects.address) : subjects.account;
        if (!subject) continue;
        if (throttle.windowSeconds <= SHORT_WINDOW_SECONDS) takeInMemory(throttle, `${per}:${subject}`);
        else forgets.push(await takeInDatabase(throttle, `${per}:${subject}`));
      }
      return async (succeeded) => {
        if (succeeded && throttle.counts === "failures") for (const forget of forgets) await forget();
      };
    },
  };
}

/** One household or office holds a whole /64 of IPv6 addresses. */
export function networkOf(address: string): string {
  const plain = address.replace(/^::ffff:(?=\d+\.)/, "");
  if (!isIPv6(plain)) return plain;
  const [head = "", tail = ""] = plain.split("%")[0]?.split("::") ?? [];
  const front = head ? head.split(":") : [];
  const back = tail ? tail.split(":") : [];
  const groups = plain.includes("::")
    ? [...front, ...Array(Math.max(0, 8 - front.length - back.length)).fill("0"), ...back]
    : front;
  return `${groups
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(":")}::/64`;
}

/** Removes hits that no window can see any more. */
export async function forgetOldHits(db: Database, clock: Clock): Promise<void> {
  await db
    .deleteFrom("throttle_hits")
    .where("at", "<", fromNow(clock, -seconds(86_400)))
    .execute();
}
