import { EnquiriesPage } from "@foodshed/widgets";
import * as strings from "../generated/strings.ts";
import { pageMeta } from "../page-meta.ts";
import type { Route } from "./+types/enquiries.ts";

export const meta: Route.MetaFunction = (args) => pageMeta(args, { title: strings.enquiries });

export default function Enquiries() {
  return <EnquiriesPage />;
}
