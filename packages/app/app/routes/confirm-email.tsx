import { ConfirmEmail, tokenOfLink } from "@foodshed/widgets";
import * as strings from "../generated/strings.ts";
import { pageMeta } from "../page-meta.ts";
import type { Route } from "./+types/confirm-email.ts";

export { tokenPageHeaders as headers } from "../token-page.ts";

export const meta: Route.MetaFunction = (args) => pageMeta(args, { title: strings.newEmail });

export default function ConfirmEmailPage({ params }: Route.ComponentProps) {
  return <ConfirmEmail token={tokenOfLink(params.token)} />;
}
