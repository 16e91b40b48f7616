import { AboutTheFund } from "@foodshed/widgets";
import { pageMeta } from "../page-meta.ts";
import { paths } from "../paths.ts";
import type { Route } from "./+types/about-the-fund.ts";

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, {
    title: "About the fund",
    description: "The non-profit agri-food fund that runs Foodshed.",
    canonical: paths.aboutTheFund,
  });

export default AboutTheFund;
