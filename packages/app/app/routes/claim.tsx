import { ClaimForm, tokenOfLink } from "@foodshed/widgets";
import { useSearchParams } from "react-router";
import * as strings from "../generated/strings.ts";
import { pageMeta } from "../page-meta.ts";
import "../typed-fields.ts";
import type { Route } from "./+types/claim.ts";

export { tokenPageHeaders as headers } from "../token-page.ts";

export const meta: Route.MetaFunction = (args) => pageMeta(args, { title: strings.claim });

export default function Claim() {
  const [query] = useSearchParams();
  // Some mail programs escape the ampersand between the two a second time.
  const [actToken, pwToken] = ["act_token", "pw_token"].map((name) =>
    tokenOfLink(query.get(name) ?? query.get(`amp;${name}`)),
  );
  return <ClaimForm actToken={actToken} pwToken={pwToken} />;
}
