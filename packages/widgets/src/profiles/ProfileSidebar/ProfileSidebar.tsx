import type { Schema } from "@foodshed/sdk";
import { holds } from "@foodshed/sdk/vocabulary";
import { lazy, Suspense } from "react";
import { LeafIcon, MessageIcon, PeopleIcon, PlaceIcon } from "../../brand/icons/signs.tsx";
import { ChooseBusiness } from "../../enquiries/ChooseBusiness/ChooseBusiness.tsx";
import { EnquiryDock } from "../../enquiries/EnquiryBar/EnquiryDock.tsx";
import { FavouriteButton } from "../../favourites/FavouriteButton/FavouriteButton.tsx";
import { MessageButton } from "../../messages/MessageButton/MessageButton.tsx";
import { Button } from "../../primitives/Button/Button.tsx";
import { CoverArt } from "../../primitives/CoverArt/CoverArt.tsx";
import { Photo } from "../../primitives/Photo/Photo.tsx";
import { useTextLink } from "../../primitives/TextLink/useTextLink.tsx";
import { usePreview, useSession } from "../../provider/host.tsx";
import { useTranslate } from "../../provider/locale.tsx";
import { ContactLines } from "../ContactTab/ContactLines.tsx";
import { EditButton } from "../EditButton/EditButton.tsx";
import * as strings from "../generated/strings.ts";
import { ProfileFacts } from "../ProfileFacts/ProfileFacts.tsx";
import { contactName, coverCategory, profileCity } from "../profileLinks.ts";
import { RoleTags } from "../RoleTags/RoleTags.tsx";
import { WebLinks } from "../WebLinks/WebLinks.tsx";
import * as css from "./ProfileSidebar.css.ts";

// Only members can request membership.
const MembershipRequest = lazy(() =>
  import("../../membership/MembershipRequest/MembershipRequest.tsx").then((module) => ({
    default: module.MembershipRequest,
  })),
);

export interface ProfileSidebarProps {
  profile: Schema<"Profile">;
  /** Called when the profile's connections have changed. */
  onChanged?: (() => void) | undefined;
}

/** The identity and contact data of a business. */
export function ProfileSidebar({ profile, onChanged }: ProfileSidebarProps) {
  const t = useTranslate();
  const linkTo = useTextLink();
  const session = useSession();
  const preview = usePreview();
  const own = session?.account_id === profile.account_id;
  const isNetwork = holds(profile.roles, "organization");
  return (
    <aside className={css.sidebar} aria-label={t(strings.business)}>
      <Photo
        image={profile.media.photo}
        src={profile.photo_file_name}
        alt={t(strings.photoOf, { business: profile.business_name })}
        sizes="(min-width: 768px) 300px, 100vw"
        eager
        className={css.photo}
        fallback={<CoverArt slug={profile.slug} categoryId={coverCategory(profile)} className={css.photo} />}
      />
      <EditButton edit={{ dialog: "photo" }}>{t(strings.changePhoto)}</EditButton>
      <div className={css.group}>
        <h1 className={css.name}>{profile.business_name}</h1>
        <p className={css.place}>
          <PlaceIcon /> {profileCity(profile)}
        </p>
        <RoleTags roles={profile.roles.map(({ value }) => value)} />
        <EditButton edit={{ dialog: "profile", tab: "general" }}>{t(strings.editProfile)}</EditButton>
      </div>
      <MessageButton
        recipient={profile.account_id}
        businessName={profile.business_name}
        disabled={profile.silenced !== null}
        whenOwn="disabled"
        visitorLabel={t(strings.message)}
        wide
        icon={<MessageIcon />}
      />
      {!own && !preview && (
        <FavouriteButton
          target={{ profile_id: profile.id }}
          name={profile.business_name}
          next={`/profiles/${profile.slug}`}
          size="md"
          wide
        />
      )}
      <ChooseBusiness id={profile.account_id} name={profile.business_name} alone />
      {session && !own && !preview && (
        <Suspense>
          <MembershipRequest profile={profile} onChanged={onChanged} />
        </Suspense>
      )}
      {(!session || preview) && isNetwork && (
        <div className={css.forVisitors}>
          <Button variant="secondary" wide disabled icon={<PeopleIcon />}>
            {t(strings.requestMembership)}
          </Button>
          {!session && (
            <p className={css.hint}>
              {t.rich(strings.logInToAsk, {
                link: linkTo(`/login?next=${encodeURIComponent(`/profiles/${profile.slug}`)}`),
              })}
            </p>
          )}
        </div>
      )}
      <ContactLines contact={{ ...profile, name: contactName(profile), position: profile.title }} />
      <WebLinks profile={profile} />
      <EditButton edit={{ dialog: "profile", tab: "web" }}>{t(strings.editLinks)}</EditButton>
      <ProfileFacts profile={profile} />
      {profile.greenbelt_location && (
        <p className={css.greenbelt}>
          <LeafIcon /> {t(strings.greenbelt)}
        </p>
      )}
      <EnquiryDock next={`/profiles/${profile.slug}`} />
    </aside>
  );
}
