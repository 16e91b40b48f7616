import { NotOpenYet } from "@foodshed/widgets";
import { pageMeta } from "../page-meta.ts";
import { paths } from "../paths.ts";
import type { Route } from "./+types/not-open-yet.ts";

// Members' pages that have an address and no content so far. Each leaves this list with the route that takes its place.
const titles: Readonly<Record<string, string>> = {
  [paths.profileManager]: "Manage Membership",
};

export const meta: Route.MetaFunction = (args) => pageMeta(args, { title: titleAt(args.location.pathname) });

export default function Page({ matches }: Route.ComponentProps) {
  return <NotOpenYet title={titleAt(matches.at(-1)?.pathname ?? "")} />;
}

function titleAt(path: string): string {
  return titles[path.replace(/\/$/, "")] ?? "Reports";
}
