import { ForgotForm, ResetForm, tokenOfLink } from "@foodshed/widgets";
import * as strings from "../generated/strings.ts";
import { pageMeta } from "../page-meta.ts";
import "../typed-fields.ts";
import type { Route } from "./+types/forgot.ts";

export { tokenPageHeaders as headers } from "../token-page.ts";

export const meta: Route.MetaFunction = (args) => pageMeta(args, { title: strings.resetPassword });

export default function Forgot({ params }: Route.ComponentProps) {
  const token = tokenOfLink(params.token);
  return token ? <ResetForm token={token} /> : <ForgotForm />;
}
