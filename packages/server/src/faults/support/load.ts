import { randomUUID } from "node:crypto";
import { setTimeout as wait } from "node:timers/promises";
import { expect } from "vitest";
import type { ServerProcess } from "../../testing/server-process.ts";
import { countMessages, type FaultNetwork } from "./network.ts";

/** What a server answered while messages were sent to it. */
export interface Load {
  /** The contents of messages that were answered with 201. */
  acknowledged: Set<string>;
  /** Everything answered 503. */
  unavailable: number;
  /** Requests that got no response: refused, or broken off. */
  broken: number;
  /** Unexpected responses, as text. */
  unexpected: Set<string>;
  /** Every content begins with this. */
  beginning: string;
  /** Resolves when `count` more messages have been acknowledged than now. @throws Error after a minute without */
  goesOn(count?: number): Promise<void>;
  /** Resolves with the next response 503. @throws Error after a minute without */
  isRefused(): Promise<void>;
  /** Sends no more and waits for what is under way; what is refused until then stays unacknowledged. */
  stop(): Promise<void>;
}

interface LoadOptions {
  /** Who must live meanwhile. */
  server: ServerProcess;
  address: string;
  token: string;
  /** The account that gets the messages. */
  recipient: number;
  /** How many send at the same time. */
  senders?: number;
  /** Milliseconds after which a request without a response counts as broken. */
  timeout?: number;
}

/** Nobody's load outlives its test for long. */
const LONGEST = 80_000;

/**
 * Sends messages until it is stopped. As our own clients do, each sender repeats what was not answered, with the same
 * idempotency key, until it is.
 */
export function startLoad({
  server,
  address,
  token,
  recipient,
  senders = 6,
  timeout = 15_000,
}: LoadOptions): Load {
  const ends = Date.now() + LONGEST;
  const beginning = `load ${randomUUID()}`;
  let stopped = false;
  let number = 0;
  const send = (content: string, key: string) =>
    fetch(`${address}/api/v1/conversations/send_message/`, {
      method: "POST",
      headers: {
        "content-type": "application/json",
        authorization: `Bearer ${token}`,
        "idempotency-key": key,
      },
      body: JSON.stringify({ recipient, content }),
      signal: AbortSignal.timeout(timeout),
    }).then(
      async (response) => ({
        status: response.status,
        headers: response.headers,
        text: await response.text(),
      }),
      () => undefined,
    );

  async function sendOne() {
    number += 1;
    const content = `${beginning} ${number}`;
    const key = randomUUID();
    while (!stopped && Date.now() < ends) {
      const response = await send(content, key).catch(() => undefined);
      if (response?.status === 201) {
        load.acknowledged.add(content);
        return;
      }
      if (!response) load.broken += 1;
      else if (response.status === 503 && Number(response.headers.get("retry-after")) > 0)
        load.unavailable += 1;
      else load.unexpected.add(`${response.status} ${response.text}`);
      await wait(100);
    }
  }
  const sending = Promise.all(
    Array.from({ length: senders }, async () => {
      while (!stopped && Date.now() < ends) await sendOne();
    }),
  );
  async function until(what: string, isSo: () => boolean) {
    const deadline = Date.now() + 60_000;
    while (!isSo()) {
      const { exitCode, signalCode } = server.process;
      if (exitCode !== null || signalCode !== null)
        throw new Error(
          `The server ended (${exitCode ?? signalCode}): ${describe(load)}\n${server.output()}`,
        );
      if (Date.now() > deadline) throw new Error(`No ${what} in a minute: ${describe(load)}`);
      await wait(20);
    }
  }
  const load: Load = {
    acknowledged: new Set(),
    unavailable: 0,
    broken: 0,
    unexpected: new Set(),
    beginning,
    goesOn(count = 20) {
      const target = load.acknowledged.size + count;
      return until(`${count} more messages`, () => load.acknowledged.size >= target);
    },
    isRefused() {
      const target = load.unavailable + 1;
      return until("answer 503", () => load.unavailable >= target);
    },
    async stop() {
      stopped = true;
      await sending;
    },
  };
  return load;
}

const describe = ({ acknowledged, unavailable, broken, unexpected }: Load) =>
  `${acknowledged.size} acknowledged, ${unavailable} × 503, ${broken} broken, unexpected: ${[...unexpected].join(" | ")}`;

/** The rule of this suite: what was acknowledged is kept, nothing was done twice, and failures were honest. */
export async function expectKeptAndOnce(network: FaultNetwork, load: Load): Promise<void> {
  const stored = await network.read((db) => countMessages(db, load.beginning));
  const lost = [...load.acknowledged].filter((content) => !stored.has(content));
  const twice = [...stored].filter(([, count]) => count > 1).map(([content]) => content);
  expect({ lost, twice, unexpected: [...load.unexpected] }).toEqual({ lost: [], twice: [], unexpected: [] });
}
