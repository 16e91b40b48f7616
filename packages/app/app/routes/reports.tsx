import { ReportsPage } from "@foodshed/widgets";
import * as strings from "../generated/strings.ts";
import { pageMeta } from "../page-meta.ts";
import type { Route } from "./+types/reports.ts";

export const meta: Route.MetaFunction = (args) => pageMeta(args, { title: strings.reports });

export default function Reports({ params: { slug } }: Route.ComponentProps) {
  return <ReportsPage key={slug} slug={slug} />;
}
