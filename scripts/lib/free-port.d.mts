/** A port of this machine that nobody listens at just now, as the system gives it. */
export function freePort(): Promise<number>;
