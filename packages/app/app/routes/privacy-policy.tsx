import { PrivacyPolicy } from "@foodshed/widgets";
import { pageMeta } from "../page-meta.ts";
import { paths } from "../paths.ts";
import type { Route } from "./+types/privacy-policy.ts";

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, {
    title: "Privacy Policy",
    description: "What Foodshed knows about you, why, and what you can do about it.",
    canonical: paths.privacyPolicy,
  });

export default PrivacyPolicy;
