import { DashboardPage } from "@foodshed/widgets";
import * as strings from "../generated/strings.ts";
import { pageMeta } from "../page-meta.ts";
import type { Route } from "./+types/dashboard.ts";

export const meta: Route.MetaFunction = (args) => pageMeta(args, { title: strings.dashboard });

export default function Dashboard() {
  return <DashboardPage />;
}
