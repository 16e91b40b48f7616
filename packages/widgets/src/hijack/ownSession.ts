import { OWN_SESSION_KEY } from "@foodshed/sdk/vocabulary";
import { storageItem } from "../provider/storageItem.ts";

const ownToken = storageItem("session", OWN_SESSION_KEY);

/** Saves an administrator's own token while they hijack an account: in the session storage of this tab. */
export function saveOwnSession(token: string): void {
  ownToken.set(token);
}

/** Returns and removes the saved token. Without storage the administrator logs in again. */
export function takeOwnSession(): string | null {
  return ownToken.take() ?? null;
}
