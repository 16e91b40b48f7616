/**
 * A key for one thing to be done: send it with every attempt, and the server does it once. Make it when the person decides, not
 * when the request is made.
 */
export function createIdempotencyKey(): string {
  // Plain HTTP pages have no randomUUID.
  if (typeof crypto.randomUUID === "function") return crypto.randomUUID();
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** The header of a call that is made with a key: `params: { header: idempotencyHeader(key) }`. */
export function idempotencyHeader(key: string = createIdempotencyKey()): { "Idempotency-Key": string } {
  return { "Idempotency-Key": key };
}
