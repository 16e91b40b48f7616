import { DecisionNotices, ProfileHub } from "@foodshed/widgets";
import { useMemo } from "react";
import { type ShouldRevalidateFunctionArgs, useLocation } from "react-router";
import { clientAt } from "../browser.ts";
import * as strings from "../generated/strings.ts";
import { pageMeta } from "../page-meta.ts";
import { loadOwnProfile, loadProfile } from "../profile-data.ts";
import { withLoginRedirect } from "../require-session.ts";
import type { Route } from "./+types/profile-hub.ts";

/** The hub of the member's own profile; with a slug, of a managed one. */
export const clientLoader = ({ params: { slug }, request, url }: Route.ClientLoaderArgs) =>
  withLoginRedirect(request, slug ? loadProfile(clientAt(url), slug) : loadOwnProfile(url, undefined));

/** The page keeps the profile up to date by itself, so another section in the address does not reload it. */
export const shouldRevalidate = ({ currentParams, nextParams }: ShouldRevalidateFunctionArgs) =>
  currentParams.slug !== nextParams.slug;

export const meta: Route.MetaFunction = (args) => pageMeta(args, { title: strings.profileHub });

/** What was decided stands above the member's own hub, not above that of somebody they manage. */
const about = ["warn", "hide_profile", "hide_classified", "suspend_posting"] as const;

export default function Hub({ loaderData: { profile }, params: { slug } }: Route.ComponentProps) {
  const { hash, search } = useLocation();
  const asked = useMemo(() => askedSections(hash, search), [hash, search]);
  return (
    <>
      {!slug && <DecisionNotices about={about} />}
      <ProfileHub key={profile.id} profile={profile} asked={asked} />
    </>
  );
}

/** `#products` opens one section, `?open=products,attachments` several. */
function askedSections(hash: string, search: string): string[] {
  const several = new URLSearchParams(search).get("open")?.split(",") ?? [];
  return [decodeURIComponent(hash.slice(1)), ...several].filter(Boolean);
}
