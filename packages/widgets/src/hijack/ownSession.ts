const KEY = "foodshed_own_session";

/** Keeps an administrator's own token while they act for somebody: in this tab only, and gone with it. */
export function keepOwnSession(token: string): void {
  try {
    sessionStorage.setItem(KEY, token);
  } catch {
    // Where storage is forbidden one logs in again afterwards.
  }
}

/** Hands the kept token out, once. */
export function takeOwnSession(): string | null {
  try {
    const token = sessionStorage.getItem(KEY);
    sessionStorage.removeItem(KEY);
    return token;
  } catch {
    return null;
  }
}
