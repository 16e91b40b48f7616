import { inTabOrder, type RoleValue } from "@foodshed/sdk/vocabulary";
import { PlaceIcon } from "../../brand/icons/signs.tsx";
import type { Profile } from "../../profile-editing/editedProfile.tsx";
import { AboutCard } from "../../profiles/AboutCard/AboutCard.tsx";
import { cardOfProfile } from "../../profiles/ProfileCard/cardOfProfile.ts";
import { ProfileCover } from "../../profiles/ProfileCover.tsx";
import { profileCity } from "../../profiles/profileLinks.ts";
import { RoleCards } from "../../profiles/RoleCards/RoleCards.tsx";
import { RoleTags } from "../../profiles/RoleTags/RoleTags.tsx";
import { PreviewProvider } from "../../provider/host.tsx";
import { useTranslate } from "../../provider/locale.tsx";
import * as strings from "../generated/strings.ts";
import * as css from "./FirstSteps.css.ts";

export interface LivePreviewProps {
  profile: Profile;
  /** The role that is asked about; by default the one that a profile shows first. */
  role: RoleValue | undefined;
}

/** The profile as others will see it, for the eye alone: what it shows stands in the form as well. */
export function LivePreview({ profile, role }: LivePreviewProps) {
  const t = useTranslate();
  const shown = profile.roles.some(({ value }) => value === role)
    ? role
    : inTabOrder(
        profile.roles.filter(({ value }) => value !== "organization" && value !== "service_provider"),
      )[0]?.value;
  return (
    <figure className={css.preview}>
      <figcaption className={css.caption}>{t(strings.whatOthersSee)}</figcaption>
      <div inert className={css.window}>
        <PreviewProvider session={undefined}>
          <ProfileCover profile={cardOfProfile(profile)} className={css.cover} />
          <div className={css.identity}>
            <p className={css.business}>{profile.business_name}</p>
            <p className={css.place}>
              <PlaceIcon /> {profileCity(profile)}
            </p>
            <RoleTags roles={profile.roles.map(({ value }) => value)} />
          </div>
          <div className={css.cards}>
            <AboutCard profile={profile} />
            <RoleCards
              profile={{ ...profile, roles: profile.roles.filter(({ value }) => value === shown) }}
            />
          </div>
        </PreviewProvider>
      </div>
    </figure>
  );
}
