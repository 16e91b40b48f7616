import { KeepEmail, tokenOfLink } from "@foodshed/widgets";
import * as strings from "../generated/strings.ts";
import { pageMeta } from "../page-meta.ts";
import type { Route } from "./+types/keep-email.ts";

export { tokenPageHeaders as headers } from "../token-page.ts";

export const meta: Route.MetaFunction = (args) => pageMeta(args, { title: strings.keepEmail });

export default function KeepEmailPage({ params }: Route.ComponentProps) {
  return <KeepEmail token={tokenOfLink(params.token)} />;
}
