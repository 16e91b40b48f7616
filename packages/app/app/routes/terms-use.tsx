import { TermsOfUse } from "@foodshed/widgets";
import * as strings from "../generated/strings.ts";
import { pageMeta } from "../page-meta.ts";
import { paths } from "../paths.ts";
import type { Route } from "./+types/terms-use.ts";

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, {
    title: strings.termsOfUse,
    description: strings.termsOfUseDescription,
    canonical: paths.termsUse,
  });

export default TermsOfUse;
