import { AboutTheFund } from "@foodshed/widgets";
import * as strings from "../generated/strings.ts";
import { pageMeta } from "../page-meta.ts";
import { paths } from "../paths.ts";
import type { Route } from "./+types/about-the-fund.ts";

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, {
    title: strings.aboutTheFund,
    description: strings.aboutTheFundDescription,
    canonical: paths.aboutTheFund,
  });

export default AboutTheFund;
