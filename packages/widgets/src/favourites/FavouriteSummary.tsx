import type { Schema } from "@foodshed/sdk";
import { classifiedHeading, classifiedPath, formatClassifiedDate } from "@foodshed/sdk/vocabulary";
import type { ReactNode } from "react";
import { PlaceIcon } from "../brand/icons/signs.tsx";
import { CoverArt } from "../primitives/CoverArt/CoverArt.tsx";
import { Photo } from "../primitives/Photo/Photo.tsx";
import { ProfileCover } from "../profiles/ProfileCover.tsx";
import { RoleTags } from "../profiles/RoleTags/RoleTags.tsx";
import { useLink } from "../provider/host.tsx";
import { useTranslate } from "../provider/locale.tsx";
import * as css from "./FavouriteSummary.css.ts";
import * as strings from "./generated/strings.ts";

export interface FavouriteSummaryProps extends Pick<Schema<"FavouriteItem">, "profile" | "classified"> {
  kind?: Schema<"FavouriteItem">["kind"];
  /** Level of the name in the page. */
  level?: 2 | 3;
  /** Shown below it. */
  children?: ReactNode;
}

/** A business or a classified in a list of favourites; a sentence in place of what is not public any more. */
export function FavouriteSummary({ profile, classified, kind, level = 3, children }: FavouriteSummaryProps) {
  const t = useTranslate();
  const Link = useLink();
  const Heading = `h${level}` as const;
  if (profile) {
    return (
      <>
        <ProfileCover profile={profile} sizes="112px" className={css.picture} />
        <div className={css.words}>
          <Heading className={css.name}>
            <Link to={`/profiles/${profile.slug}`} className={css.link}>
              {profile.business_name}
            </Link>
          </Heading>
          {profile.city && (
            <p className={css.place}>
              <PlaceIcon /> {profile.city}
            </p>
          )}
          <RoleTags roles={profile.roles} />
          {children}
        </div>
      </>
    );
  }
  if (classified) {
    const { account, looking_for, title, needed_by, city } = classified;
    const until = t(strings.until, { date: formatClassifiedDate(needed_by, t.locale) });
    return (
      <>
        <Photo
          image={classified.media.photo}
          src={classified.photo_file_name}
          alt=""
          sizes="112px"
          className={css.picture}
          fallback={
            <CoverArt slug={`ad-${classified.id}`} categoryId={classified.category} className={css.picture} />
          }
        />
        <div className={css.words}>
          <Heading className={css.name}>
            <Link to={classifiedPath(classified)} className={css.link}>
              {classifiedHeading(looking_for, title, t)}
            </Link>
          </Heading>
          <p className={css.place}>{[account.business_name, city, until].filter(Boolean).join(" · ")}</p>
          {children}
        </div>
      </>
    );
  }
  return (
    <>
      <div className={css.gone} />
      <div className={css.words}>
        <p className={css.place}>
          {t(kind === "classified" ? strings.adNotPublic : strings.businessNotPublic)}
        </p>
        {children}
      </div>
    </>
  );
}
