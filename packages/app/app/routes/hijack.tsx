import { HijackPage, PageLoading } from "@foodshed/widgets";
import { useEffect } from "react";
import * as strings from "../generated/strings.ts";
import { noSuchPage } from "../no-such-page.ts";
import { pageMeta } from "../page-meta.ts";
import { requireSession } from "../require-session.ts";
import type { Route } from "./+types/hijack.ts";

export { tokenPageHeaders as headers } from "../token-page.ts";

export const meta: Route.MetaFunction = (args) => pageMeta(args, { title: strings.support });

/** The code of a one-time link is in the fragment, which browsers do not send. */
const codeInAddress = () => new URLSearchParams(location.hash.slice(1)).get("code") ?? undefined;

/** A code requires no session. */
export const clientMiddleware: Route.ClientMiddlewareFunction[] = [
  (args, next) => {
    if (codeInAddress() === undefined) requireSession(args, next);
    return next();
  },
];

export const clientLoader = ({ params, url }: Route.ClientLoaderArgs) => {
  const account = Number(params.id);
  if (!Number.isSafeInteger(account) || account < 1) throw noSuchPage(url);
  const reason = url.searchParams.get("reason") ?? undefined;
  return { account, code: codeInAddress(), reason };
};
clientLoader.hydrate = true as const;

/** Never revalidated: its code has been used. */
export const shouldRevalidate = () => false;

export const HydrateFallback = PageLoading;

export default function Hijack({ loaderData: { account, code, reason } }: Route.ComponentProps) {
  // A code works once, and is removed from the history.
  useEffect(() => {
    if (code !== undefined) history.replaceState(history.state, "", location.pathname);
  }, [code]);
  return <HijackPage account={account} code={code} reason={reason} />;
}
