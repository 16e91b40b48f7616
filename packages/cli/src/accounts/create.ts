import { type FoodshedClient, type FoodshedError, idempotent, isRetryable, type Schema } from "@foodshed/sdk";
import type { NewAccount } from "./new-account.ts";

export type Created =
  | { status: "created"; user: Schema<"SignedUpUser"> }
  | { status: "exists" }
  | { status: "error"; error: FoodshedError };

export interface Patience {
  signal: AbortSignal;
  /** How often a call that may succeed later is made in all; being told to wait does not count. */
  attempts: number;
  /** Called before each wait, with milliseconds; the default waits. */
  pause: (milliseconds: number, error: FoodshedError) => Promise<void>;
}

/** The longest that an import waits because the server says so. */
export const LONGEST_WAIT_S = 900;

/** Asks for one account, again and again while that makes sense, always with the same key. */
export async function createAccount(
  client: FoodshedClient,
  account: NewAccount,
  key: string,
  { signal, attempts, pause }: Patience,
): Promise<Created> {
  for (let attempt = 1; ; ) {
    // An interrupt waits for the answers under way, so the call itself is not given the signal.
    const { data, error } = await client.POST("/accounts/signup/", {
      params: { header: idempotent(key) },
      body: account,
    });
    const user = data?.[0];
    if (user) return { status: "created", user };
    if (!error) return { status: "error", error: unreadable };
    if (error.status === 409) return { status: "exists" };
    const wait = waitFor(error, attempt);
    if (wait === undefined || signal.aborted) return { status: "error", error };
    if (error.status !== 429) {
      attempt += 1;
      if (attempt > attempts) return { status: "error", error };
    }
    await pause(wait, error);
    if (signal.aborted) return { status: "error", error };
  }
}

const unreadable: FoodshedError = {
  kind: "problem",
  type: "about:blank",
  title: "Error",
  status: 500,
  message: "The server's answer names no account.",
};

function waitFor(error: FoodshedError, attempt: number): number | undefined {
  if (!isRetryable(error) || error.kind === "aborted") return undefined;
  if (error.retryAfter !== undefined) {
    return error.retryAfter > LONGEST_WAIT_S ? undefined : Math.max(error.retryAfter * 1000, 100);
  }
  // Doubling, with a random part so that parallel rows do not come back together.
  return Math.min(500 * 2 ** (attempt - 1), 30_000) * (0.5 + Math.random() / 2);
}
