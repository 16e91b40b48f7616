import { type FoodshedError, isRetryable, type Result } from "@foodshed/sdk";

export interface Patience {
  signal: AbortSignal;
  /** How often a call that may succeed later is made in all; being told to wait does not count. */
  attempts: number;
  /** Called before each wait, with milliseconds; it waits. */
  pause: (milliseconds: number, error: FoodshedError) => Promise<void>;
  /** Whether a limit on how often (429) is an answer, and not waited out. */
  takesLimits?: boolean;
}

/** The longest that work waits because the server says so, in seconds. */
export const LONGEST_WAIT_S = 900;

/**
 * Makes a call again and again while that makes sense. What it changes must be safe to ask for twice: send an idempotency key,
 * or call what has its effect once.
 */
export async function persist<Data>(
  call: () => Promise<Result<Data>>,
  { signal, attempts, pause, takesLimits }: Patience,
): Promise<Result<Data>> {
  for (let attempt = 1; ; ) {
    // An interrupt waits for the answers under way, so the call itself is not given the signal.
    const result = await call();
    const { error } = result;
    const wait = error && waitFor(error, attempt);
    if (!error || wait === undefined || signal.aborted) return result;
    if (error.status === 429 && takesLimits) return result;
    if (error.status !== 429) {
      attempt += 1;
      if (attempt > attempts) return result;
    }
    await pause(wait, error);
    if (signal.aborted) return result;
  }
}

function waitFor(error: FoodshedError, attempt: number): number | undefined {
  if (!isRetryable(error) || error.kind === "aborted") return undefined;
  if (error.retryAfter !== undefined) {
    return error.retryAfter > LONGEST_WAIT_S ? undefined : Math.max(error.retryAfter * 1000, 100);
  }
  // Doubling, with a random part so that what runs in parallel does not come back together.
  return Math.min(500 * 2 ** (attempt - 1), 30_000) * (0.5 + Math.random() / 2);
}
