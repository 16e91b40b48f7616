import { SettingsPage } from "@foodshed/widgets";
import * as strings from "../generated/strings.ts";
import { pageMeta } from "../page-meta.ts";
import type { Route } from "./+types/settings.ts";

export const meta: Route.MetaFunction = (args) => pageMeta(args, { title: strings.settings });

export default function Settings() {
  return <SettingsPage />;
}
