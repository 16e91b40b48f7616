import { ActivationStatus, tokenOfLink } from "@foodshed/widgets";
import * as strings from "../generated/strings.ts";
import { pageMeta } from "../page-meta.ts";
import type { Route } from "./+types/activate.ts";

export { tokenPageHeaders as headers } from "../token-page.ts";

export const meta: Route.MetaFunction = (args) => pageMeta(args, { title: strings.accountActivation });

export default function Activate({ params }: Route.ComponentProps) {
  return <ActivationStatus token={tokenOfLink(params.token)} />;
}
