import { ClaimForm } from "@foodshed/widgets";
import { useSearchParams } from "react-router";
import { pageMeta } from "../page-meta.ts";
import type { Route } from "./+types/claim.ts";

export { tokenPageHeaders as headers } from "../token-page.ts";

export const meta: Route.MetaFunction = (args) => pageMeta(args, { title: "Claim Your Profile" });

export default function Claim() {
  const [query] = useSearchParams();
  return <ClaimForm actToken={query.get("act_token") ?? ""} pwToken={query.get("pw_token") ?? ""} />;
}
