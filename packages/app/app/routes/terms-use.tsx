import { TermsOfUse } from "@foodshed/widgets";
import { pageMeta } from "../page-meta.ts";
import { paths } from "../paths.ts";
import type { Route } from "./+types/terms-use.ts";

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, {
    title: "Terms of Use",
    description: "The terms under which Foodshed may be used.",
    canonical: paths.termsUse,
  });

export default TermsOfUse;
