import { MeetOurPartners } from "@foodshed/widgets";
import { pageMeta } from "../page-meta.ts";
import { paths } from "../paths.ts";
import type { Route } from "./+types/meet-our-partners.ts";

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, {
    title: "Meet our partners",
    description: "Ontario’s buy-local networks on Foodshed.",
    canonical: paths.partners,
  });

export default MeetOurPartners;
