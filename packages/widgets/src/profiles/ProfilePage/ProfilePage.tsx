import type { Schema } from "@foodshed/sdk";
import { lazy, Suspense } from "react";
import { ProfileClassifieds } from "../../classifieds/ProfileClassifieds/ProfileClassifieds.tsx";
import { useLink } from "../../provider/host.tsx";
import { textLink } from "../../theme/text.css.ts";
import { AboutCard } from "../AboutCard/AboutCard.tsx";
import { BuyOnline, sellsOnline } from "../BuyOnline/BuyOnline.tsx";
import { ContactTab } from "../ContactTab/ContactTab.tsx";
import { GalleryPhotos } from "../GalleryPhotos/GalleryPhotos.tsx";
import { MembershipCard } from "../MembershipCard/MembershipCard.tsx";
import { ProfileSidebar } from "../ProfileSidebar/ProfileSidebar.tsx";
import { type ProfileComponent, ProfileTabs } from "../ProfileTabs/ProfileTabs.tsx";
import { RoleCards } from "../RoleCards/RoleCards.tsx";
import * as css from "./ProfilePage.css.ts";

// Only somebody new is shown it, on their own profile.
const GettingStarted = lazy(() =>
  import("../GettingStarted/GettingStarted.tsx").then((module) => ({ default: module.GettingStarted })),
);

export interface ProfilePageProps {
  profile: Schema<"Profile">;
  /** The part of the profile that the address names; About when it names none. */
  component?: ProfileComponent | undefined;
  /** The address that the tabs stand under: `/profiles/{slug}`, `/profile` or `/viewProfile`. */
  base?: string;
  /** The profile's classifieds, where a loader has them already. */
  classifieds?: Schema<"Classified">[] | undefined;
  /** Only to be read, also by those who may edit it: so `/viewProfile` shows it. */
  readOnly?: boolean;
  /** The profile is another than the one given: read it again. */
  onChanged?: (() => void) | undefined;
}

/** A business's profile: as others read it, and for those who may edit it with the ways to do so. */
export function ProfilePage({
  profile,
  component,
  base = `/profiles/${profile.slug}`,
  classifieds,
  readOnly = false,
  onChanged,
}: ProfilePageProps) {
  const Link = useLink();
  const editing = profile.editable && !readOnly;
  return (
    <div className={css.page} id="profile-top">
      <nav aria-label="Breadcrumb">
        <ol className={css.breadcrumb}>
          <li>
            <Link to="/search" className={textLink}>
              All Profiles
            </Link>
          </li>
          <li aria-current="page" className={css.here}>
            {profile.business_name}
          </li>
        </ol>
      </nav>
      {editing && profile.onboarding && (
        <Suspense>
          <GettingStarted profile={profile} />
        </Suspense>
      )}
      <div className={css.columns}>
        <ProfileSidebar profile={profile} onChanged={onChanged} />
        <div className={css.centre}>
          <ProfileTabs base={base} component={component} />
          <ComponentOf {...{ profile, component, classifieds, editing }} />
        </div>
        {(sellsOnline(profile) || hasMembership(profile)) && (
          <aside className={css.right} aria-label="Connections">
            <BuyOnline profile={profile} />
            <MembershipCard {...{ profile, editing, onChanged }} />
          </aside>
        )}
      </div>
      <p className={css.back}>
        <a href="#profile-top" className={textLink}>
          Back to the top
        </a>
      </p>
    </div>
  );
}

function ComponentOf({
  profile,
  component,
  classifieds,
  editing,
}: Pick<ProfilePageProps, "profile" | "component" | "classifieds"> & { editing: boolean }) {
  switch (component) {
    case "contact":
      return <ContactTab profile={profile} />;
    case "photos":
      return <GalleryPhotos profile={profile} />;
    case "classifieds":
      return <ProfileClassifieds profileId={profile.id} editable={editing} initial={classifieds} />;
    default:
      return (
        <>
          <AboutCard profile={profile} />
          <RoleCards profile={profile} />
        </>
      );
  }
}

function hasMembership({ organizations, accounts }: Schema<"Profile">): boolean {
  return organizations.length + accounts.length > 0;
}
