import { PrivacyPolicy } from "@foodshed/widgets";
import * as strings from "../generated/strings.ts";
import { pageMeta } from "../page-meta.ts";
import { paths } from "../paths.ts";
import type { Route } from "./+types/privacy-policy.ts";

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, {
    title: strings.privacyPolicy,
    description: strings.privacyPolicyDescription,
    canonical: paths.privacyPolicy,
  });

export default PrivacyPolicy;
