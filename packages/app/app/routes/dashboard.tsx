import { DashboardPage } from "@foodshed/widgets";
import { pageMeta } from "../page-meta.ts";
import type { Route } from "./+types/dashboard.ts";

export const meta: Route.MetaFunction = (args) => pageMeta(args, { title: "Dashboard" });

export default function Dashboard() {
  return <DashboardPage />;
}
