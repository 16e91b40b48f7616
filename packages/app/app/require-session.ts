import { localeOfPath, localizedPath } from "@foodshed/sdk/locale";
import { type MiddlewareFunction, redirect } from "react-router";
import { session } from "./browser.ts";
import { loginPath, paths } from "./paths.ts";
import { loggedOut } from "./session-end.ts";

/** Redirects a visitor from a members' page to the login, and back afterwards. Runs in the browser, where the token is. */
export const requireSession: MiddlewareFunction = ({ request }) => {
  if (!session.get()) throw redirect(loginPathFrom(request.url));
};

/** The login page that leads back to this address, in the language of the address. */
export function loginPathFrom(url: string): string {
  const { pathname, search } = new URL(url);
  return localizedPath(loginPath(pathname + search), localeOfPath(pathname));
}

/** Where a members' page redirects after its session has ended: a login after a logout does not return to the page, after any other end it does. */
export function loginPathAfterSession(url: string): string {
  return loggedOut() ? localizedPath(paths.login, localeOfPath(new URL(url).pathname)) : loginPathFrom(url);
}

/** Awaits the data of a members' page. Redirects to the login when the server has rejected the token; other failures are rethrown. */
export async function withLoginRedirect<Data>(request: Request, loading: Promise<Data>): Promise<Data> {
  try {
    return await loading;
  } catch (failure) {
    if (session.get()) throw failure;
    throw redirect(loginPathFrom(request.url));
  }
}
