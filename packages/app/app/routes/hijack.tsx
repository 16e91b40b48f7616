import { HijackPage, PageLoading } from "@foodshed/widgets";
import { useEffect } from "react";
import { data } from "react-router";
import { pageMeta } from "../page-meta.ts";
import { requireSession } from "../require-session.ts";
import type { Route } from "./+types/hijack.ts";

export { tokenPageHeaders as headers } from "../token-page.ts";

export const meta: Route.MetaFunction = (args) => pageMeta(args, { title: "Support" });

/** The code of a one-time link is in the fragment, which browsers do not send. */
const codeInAddress = () => new URLSearchParams(location.hash.slice(1)).get("code") ?? undefined;

/** A code requires no session. */
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
