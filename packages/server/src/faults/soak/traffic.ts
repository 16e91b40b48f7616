import { randomUUID } from "node:crypto";
import { setTimeout as wait } from "node:timers/promises";
import { DEMO_PASSWORD } from "@foodshed/demo/demo-logins";

/** What became of the requests of one sort. */
export interface Tally {
  /** Milliseconds of those that were answered. */
  times: number[];
  /** 503 with Retry-After. */
  refused: number;
  /** No response, or one that broke off, or the proxy's own, by reason. */
  broken: Map<string, number>;
  /** Everything that is in no contract. */
  unexpected: Map<string, number>;
}

export interface Traffic {
  reads: Tally;
  /** Each try of a write. */
  writes: Tally;
  /** Contents of messages that were answered with 201. */
  acknowledged: Set<string>;
  /** Contents that were sent at all. */
  sent: Set<string>;
  /** Sends nothing new and waits for what is under way. */
  stop(): Promise<void>;
}

/** How long somebody tries to send a message, in milliseconds. */
const TRIES_FOR = 90_000;
/** More than so many at once are not begun: this process would measure itself. */
const MOST_AT_ONCE = 300;
/** One in so many requests writes. */
const WRITES = 5;

const emptyTally = (): Tally => ({ times: [], refused: 0, broken: new Map(), unexpected: new Map() });
const words = ["cheese", "honey", "carrots", "maple syrup", "bread", "eggs", "garlic"];

export async function logIn(address: string): Promise<string> {
  const response = await fetch(`${address}/api/v1/accounts/login/`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ username: "demo@foodshed.example", password: DEMO_PASSWORD }),
  });
  if (response.status !== 200) throw new Error(`Login failed: ${response.status} ${await response.text()}`);
  return ((await response.json()) as { token: string }).token;
}

/** One request of those that only read, as visitors make them. */
export function readOnce(address: string, random: () => number): Promise<Response> {
  const word = words[Math.floor(random() * words.length)] as string;
  const which = random();
  if (which < 0.3)
    return fetch(`${address}/api/v1/search/profiles/`, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ keywords: word, from: Math.floor(random() * 3) * 24 }),
      signal: AbortSignal.timeout(30_000),
    });
  const path =
    which < 0.5
      ? `/api/v1/search/suggest_terms/?query=${encodeURIComponent(word.slice(0, 3))}`
      : which < 0.8
        ? `/api/v1/search/classifieds/?keywords=${encodeURIComponent(word)}`
        : "/api/v1/search/new_profiles/?size=12";
  return fetch(address + path, { signal: AbortSignal.timeout(30_000) });
}

const count = (reasons: Map<string, number>, reason: string) =>
  reasons.set(reason, (reasons.get(reason) ?? 0) + 1);
const isOurs = ({ headers }: Response) => headers.get("content-type")?.includes("json") ?? false;

/** Requests that come at random moments, `perSecond` on average, whether earlier ones are answered or not. */
export function startTraffic(options: {
  address: string;
  perSecond: number;
  recipient: number;
  random: () => number;
  token: string;
}): Traffic {
  const { address, perSecond, recipient, random, token } = options;
  const open = new Set<Promise<void>>();
  const run = randomUUID();
  let stopped = false;
  let number = 0;

  async function once(tally: Tally, ask: () => Promise<Response>, expected: number): Promise<boolean> {
    const started = performance.now();
    try {
      const response = await ask();
      const text = await response.text();
      if (response.status === expected) tally.times.push(performance.now() - started);
      else if (response.status === 503 && response.headers.has("retry-after")) tally.refused += 1;
      // The proxy's word for a process that went away in the middle of an answer, or before it.
      else if ([502, 503, 504].includes(response.status) && !isOurs(response))
        count(tally.broken, `${response.status} of the proxy`);
      else count(tally.unexpected, `${response.status} ${text.slice(0, 200)}`);
      return response.status === expected;
    } catch (error) {
      const { name, cause } = error as Error & { cause?: { code?: string } };
      count(tally.broken, cause?.code ?? name);
      return false;
    }
  }

  async function write(): Promise<void> {
    number += 1;
    const content = `soak ${run} ${number}`;
    const headers = {
      "content-type": "application/json",
      authorization: `Bearer ${token}`,
      "idempotency-key": randomUUID(),
    };
    traffic.sent.add(content);
    const ends = Date.now() + TRIES_FOR;
    const ask = () =>
      fetch(`${address}/api/v1/conversations/send_message/`, {
        method: "POST",
        headers,
        body: JSON.stringify({ recipient, content }),
        signal: AbortSignal.timeout(30_000),
      });
    while (Date.now() < ends) {
      if (await once(traffic.writes, ask, 201)) {
        traffic.acknowledged.add(content);
        return;
      }
      await wait(250);
    }
  }

  const begin = (work: Promise<void>) => {
    open.add(work);
    void work.finally(() => open.delete(work));
  };
  const traffic: Traffic = {
    reads: emptyTally(),
    writes: emptyTally(),
    acknowledged: new Set(),
    sent: new Set(),
    async stop() {
      stopped = true;
      await arriving;
      await Promise.all(open);
    },
  };
  const arriving = (async () => {
    let due = performance.now();
    while (!stopped) {
      due += (-Math.log(1 - random()) * 1000) / perSecond;
      await wait(Math.max(0, due - performance.now()));
      if (open.size >= MOST_AT_ONCE) continue;
      if (random() < 1 / WRITES) begin(write());
      else begin(once(traffic.reads, () => readOnce(address, random), 200).then(() => {}));
    }
  })();
  return traffic;
}
