import { type FoodshedError, isRetryable, type Result } from "@foodshed/sdk";

export interface RetryPolicy {
  signal: AbortSignal;
  /** Maximum attempts of a call that may succeed later. Rate limits (429) do not count. */
  attempts: number;
  /** Called before each wait, with milliseconds; it waits. */
  pause: (milliseconds: number, error: FoodshedError) => Promise<void>;
  /** Whether to return a rate limit (429) instead of waiting it out. */
  returnsRateLimits?: boolean;
}

/** The longest Retry-After that is waited for, in seconds. */
export const MAX_WAIT_S = 900;

/**
 * Repeats a call according to the policy. The call must be repeatable: send an idempotency key, or call an idempotent operation.
 */
export async function retry<Data>(
  call: () => Promise<Result<Data>>,
  { signal, attempts, pause, returnsRateLimits }: RetryPolicy,
): Promise<Result<Data>> {
  for (let attempt = 1; ; ) {
    // An interrupt waits for pending responses, so the call does not get the signal.
    const result = await call();
    const { error } = result;
    const wait = error && waitFor(error, attempt);
    if (!error || wait === undefined || signal.aborted) return result;
    if (error.status === 429 && returnsRateLimits) return result;
    if (error.status !== 429) {
      attempt += 1;
      if (attempt > attempts) return result;
    }
    await pause(wait, error);
    if (signal.aborted) return result;
  }
}

/** Whether the server itself failed: a retry may succeed, and the row is not at fault. */
export function isServerError({ status }: FoodshedError): boolean {
  return status >= 500 && status !== 501;
}

function waitFor(error: FoodshedError, attempt: number): number | undefined {
  if (error.kind === "aborted" || !(isRetryable(error) || isServerError(error))) return undefined;
  if (error.retryAfter !== undefined) {
    return error.retryAfter > MAX_WAIT_S ? undefined : Math.max(error.retryAfter * 1000, 100);
  }
  // Doubling, with a random part so that what runs in parallel does not come back together.
  return Math.min(500 * 2 ** (attempt - 1), 30_000) * (0.5 + Math.random() / 2);
}
