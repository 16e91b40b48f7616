import { ProfileManagerPage } from "@foodshed/widgets";
import * as strings from "../generated/strings.ts";
import { pageMeta } from "../page-meta.ts";
import type { Route } from "./+types/profile-manager.ts";

export const meta: Route.MetaFunction = (args) => pageMeta(args, { title: strings.profileManager });

export default function ProfileManager() {
  return <ProfileManagerPage />;
}
