import { SettingsPage } from "@foodshed/widgets";
import { pageMeta } from "../page-meta.ts";
import type { Route } from "./+types/settings.ts";

export const meta: Route.MetaFunction = (args) => pageMeta(args, { title: "Change Your Settings" });

export default function Settings() {
  return <SettingsPage />;
}
