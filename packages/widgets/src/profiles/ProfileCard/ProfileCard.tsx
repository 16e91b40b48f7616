import type { Schema } from "@foodshed/sdk";
import { textFor } from "@foodshed/sdk/locale";
import { formatDistance, SEARCH_DESCRIPTION_LENGTH } from "@foodshed/sdk/vocabulary";
import type { ReactNode } from "react";
import { CategoryIcon } from "../../brand/icons/CategoryIcon.tsx";
import { PlaceIcon } from "../../brand/icons/signs.tsx";
import { classes } from "../../primitives/classes.ts";
import { useLink } from "../../provider/host.tsx";
import { useTranslate } from "../../provider/locale.tsx";
import { ProfileCover } from "../ProfileCover.tsx";
import { shortDescription } from "../profileText.ts";
import { RoleTags } from "../RoleTags/RoleTags.tsx";
import * as css from "./ProfileCard.css.ts";

export interface ProfileCardProps {
  /** The business, as a search returns it. */
  profile: Schema<"ProfileHitSource">;
  /** In km; null when it is not known. */
  distance?: number | null;
  /** Level of the name in the page. */
  level?: 2 | 3 | 4;
  /** Loads the photo at once; for what is in view when the page opens. */
  eager?: boolean;
  /** Rendered at the end of the card, such as a button; it can be pressed apart from the card. */
  children?: ReactNode;
  /** A class for the outermost element. */
  className?: string;
}

/** One business at a glance: cover, name, city, the beginning of its description, its roles. The whole card links to its profile. */
export function ProfileCard(props: ProfileCardProps) {
  const { profile, distance = null, level = 3, eager, children, className } = props;
  const t = useTranslate();
  const Link = useLink();
  const Heading = `h${level}` as const;
  const city = profile.city;
  const description = textFor(t.locale, {
    text: profile.description ?? "",
    language: profile.description_language,
    translation: profile.description_translation,
  });
  return (
    <article className={classes(css.card, className)}>
      <div className={css.cover}>
        <ProfileCover
          profile={profile}
          sizes="(min-width: 768px) 380px, 100vw"
          eager={eager}
          className={css.picture}
        />
        {profile.product_category !== null && (
          <span className={css.sign[profile.product_category as keyof typeof css.sign]}>
            <CategoryIcon categoryId={profile.product_category} />
          </span>
        )}
      </div>
      <div className={css.body}>
        <Heading className={css.name}>
          <Link to={`/profiles/${profile.slug}`} className={css.link}>
            {profile.business_name}
          </Link>
        </Heading>
        {(city || distance !== null) && (
          <p className={css.place}>
            {city && (
              <>
                <PlaceIcon /> {city}
              </>
            )}
            {distance !== null && <span className={css.distance}>{formatDistance(distance, t.locale)}</span>}
          </p>
        )}
        {profile.description && (
          <p lang={description.lang} className={css.description}>
            {shortDescription(description.text, SEARCH_DESCRIPTION_LENGTH)}
          </p>
        )}
        <div className={css.roles}>
          <RoleTags roles={profile.roles} />
        </div>
        {children && <div className={css.more}>{children}</div>}
      </div>
    </article>
  );
}
