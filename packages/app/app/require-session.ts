import { type MiddlewareFunction, redirect } from "react-router";
import { session } from "./browser.ts";
import { loginPath, paths } from "./paths.ts";
import { loggedOut } from "./session-end.ts";

/** Leads a visitor from a members' page to the login, and back to it afterwards. Runs in the browser, where the token is. */
export const requireSession: MiddlewareFunction = ({ request }) => {
  if (!session.get()) throw redirect(loginPathFrom(request.url));
};

/** The login page that leads back to this address. */
export function loginPathFrom(url: string): string {
  const { pathname, search } = new URL(url);
  return loginPath(pathname + search);
}

/** Where a members' page goes once its session has ended: a logout does not lead back to it, any other end does. */
export function loginPathAfterSession(url: string): string {
  return loggedOut() ? paths.login : loginPathFrom(url);
}

/** What a members' page reads; when the server no longer takes the token, the login instead of a failure. */
export async function orLogin<Data>(request: Request, reading: Promise<Data>): Promise<Data> {
  try {
    return await reading;
  } catch (failure) {
    if (session.get()) throw failure;
    throw redirect(loginPathFrom(request.url));
  }
}
