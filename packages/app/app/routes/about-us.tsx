import { AboutUs } from "@foodshed/widgets";
import * as strings from "../generated/strings.ts";
import { pageMeta } from "../page-meta.ts";
import { paths } from "../paths.ts";
import type { Route } from "./+types/about-us.ts";

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, {
    title: strings.aboutUs,
    description: strings.aboutUsDescription,
    canonical: paths.aboutUs,
  });

export default AboutUs;
