import { ProfileManagerPage } from "@foodshed/widgets";
import { pageMeta } from "../page-meta.ts";
import type { Route } from "./+types/profile-manager.ts";

export const meta: Route.MetaFunction = (args) => pageMeta(args, { title: "Profile Manager Dashboard" });

export default function ProfileManager() {
  return <ProfileManagerPage />;
}
