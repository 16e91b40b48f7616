import type { Schema } from "@foodshed/sdk";
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

export interface ProfilePageProps {
  profile: Schema<"Profile">;
  /** The part of the profile that the address names; About when it names none. */
  component?: ProfileComponent | undefined;
  /** The address that the tabs stand under: `/profiles/{slug}`, `/profile` or `/viewProfile`. */
  base?: string;
  /** The profile's classifieds, where a loader has them already. */
  classifieds?: Schema<"Classified">[] | undefined;
}

/** A business's profile as others read it. */
export function ProfilePage({
  profile,
  component,
  base = `/profiles/${profile.slug}`,
  classifieds,
}: ProfilePageProps) {
  const Link = useLink();
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
      <div className={css.columns}>
        <ProfileSidebar profile={profile} />
        <div className={css.centre}>
          <ProfileTabs base={base} component={component} />
          <ComponentOf {...{ profile, component, classifieds }} />
        </div>
        {(sellsOnline(profile) || hasMembership(profile)) && (
          <aside className={css.right} aria-label="Connections">
            <BuyOnline profile={profile} />
            <MembershipCard profile={profile} />
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
}: Pick<ProfilePageProps, "profile" | "component" | "classifieds">) {
  switch (component) {
    case "contact":
      return <ContactTab profile={profile} />;
    case "photos":
      return <GalleryPhotos profile={profile} />;
    case "classifieds":
      return <ProfileClassifieds profileId={profile.id} initial={classifieds} />;
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
