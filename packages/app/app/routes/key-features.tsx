import { KeyFeatures } from "@foodshed/widgets";
import { pageMeta } from "../page-meta.ts";
import { paths } from "../paths.ts";
import type { Route } from "./+types/key-features.ts";

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, {
    title: "Key features",
    description: "What Ontario’s food businesses do on Foodshed.",
    canonical: paths.keyFeatures,
  });

export default KeyFeatures;
