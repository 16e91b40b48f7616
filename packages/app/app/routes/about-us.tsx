import { AboutUs } from "@foodshed/widgets";
import { pageMeta } from "../page-meta.ts";
import { paths } from "../paths.ts";
import type { Route } from "./+types/about-us.ts";

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, {
    title: "About us",
    description: "Who runs Foodshed, what it is for and who can join.",
    canonical: paths.aboutUs,
  });

export default AboutUs;
