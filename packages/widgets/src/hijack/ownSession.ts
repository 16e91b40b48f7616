import { OWN_SESSION_KEY } from "@foodshed/sdk/vocabulary";
import { browserMemory } from "../provider/browserMemory.ts";

const memory = browserMemory("session", OWN_SESSION_KEY);

/** Keeps an administrator's own token while they act for somebody: in this tab only, and gone with it. */
export function keepOwnSession(token: string): void {
  memory.set(token);
}

/** Hands the kept token out, once. Where nothing can be kept one logs in again. */
export function takeOwnSession(): string | null {
  return memory.take() ?? null;
}
