import { KeyFeatures } from "@foodshed/widgets";
import * as strings from "../generated/strings.ts";
import { pageMeta } from "../page-meta.ts";
import { paths } from "../paths.ts";
import type { Route } from "./+types/key-features.ts";

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, {
    title: strings.keyFeatures,
    description: strings.keyFeaturesDescription,
    canonical: paths.keyFeatures,
  });

export default KeyFeatures;
