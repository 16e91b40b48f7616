import { KeepEmail, tokenOfLink } from "@foodshed/widgets";
import { pageMeta } from "../page-meta.ts";
import type { Route } from "./+types/keep-email.ts";

export { tokenPageHeaders as headers } from "../token-page.ts";

export const meta: Route.MetaFunction = (args) => pageMeta(args, { title: "Keep your email" });

export default function KeepEmailPage({ params }: Route.ComponentProps) {
  return <KeepEmail token={tokenOfLink(params.token)} />;
}
