import { MeetOurPartners } from "@foodshed/widgets";
import * as strings from "../generated/strings.ts";
import { pageMeta } from "../page-meta.ts";
import { paths } from "../paths.ts";
import type { Route } from "./+types/meet-our-partners.ts";

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, {
    title: strings.partners,
    description: strings.partnersDescription,
    canonical: paths.partners,
  });

export default MeetOurPartners;
