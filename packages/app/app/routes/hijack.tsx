import { HijackPage, PageLoading } from "@foodshed/widgets";
import { useEffect } from "react";
import { data } from "react-router";
import { pageMeta } from "../page-meta.ts";
import { requireSession } from "../require-session.ts";
import type { Route } from "./+types/hijack.ts";

export { tokenPageHeaders as headers } from "../token-page.ts";

export const meta: Route.MetaFunction = (args) => pageMeta(args, { title: "Support" });

/** The code of a one-time link stands behind the `#`, which browsers do not send. */
const codeInAddress = () => new URLSearchParams(location.hash.slice(1)).get("code") ?? undefined;

/** Whoever has a code needs no session of their own. */
export const clientMiddleware: Route.ClientMiddlewareFunction[] = [
  (args, next) => {
    if (codeInAddress() === undefined) requireSession(args, next);
    return next();
  },
];

export const clientLoader = ({ params, request }: Route.ClientLoaderArgs) => {
  const account = Number(params.id);
  if (!Number.isSafeInteger(account) || account < 1)
    throw data({ message: "There is no such page." }, { status: 404 });
  const reason = new URL(request.url).searchParams.get("reason") ?? undefined;
  return { account, code: codeInAddress(), reason };
};
clientLoader.hydrate = true as const;

/** The page that asked is not asked again: its code has been spent. */
export const shouldRevalidate = () => false;

export const HydrateFallback = PageLoading;

export default function Hijack({ loaderData: { account, code, reason } }: Route.ComponentProps) {
  // A code works once, and has no business in the history.
  useEffect(() => {
    if (code !== undefined) history.replaceState(history.state, "", location.pathname);
  }, [code]);
  return <HijackPage account={account} code={code} reason={reason} />;
}
