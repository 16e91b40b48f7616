import { formatDistance } from "@foodshed/sdk/vocabulary";
import type { ReactNode } from "react";
import { MessageIcon, PlaceIcon } from "../../brand/icons/signs.tsx";
import { MessageButton } from "../../messages/MessageButton/MessageButton.tsx";
import { ProfileCover } from "../../profiles/ProfileCover.tsx";
import { RoleTags } from "../../profiles/RoleTags/RoleTags.tsx";
import { useLink, useSession } from "../../provider/host.tsx";
import { useTranslate } from "../../provider/locale.tsx";
import * as strings from "../generated/strings.ts";
import { Highlighted } from "../Highlighted/Highlighted.tsx";
import { InLanguage } from "../Highlighted/InLanguage.tsx";
import type { ProfileHit } from "../searchState.ts";
import { hitText } from "./hitText.ts";
import * as css from "./ProfileResultRow.css.ts";

export interface ProfileResultRowProps {
  hit: ProfileHit;
  /** Its photo loads at once; for the first few, which are in view. */
  eager?: boolean;
  /** Level of the name in the page. */
  level?: 2 | 3;
  /** More that one can do with it, beside writing to it. */
  actions?: ReactNode;
}

/** One found business: a ruled row in a wide column, a card in a narrow one. */
export function ProfileResultRow({ hit, eager, level = 2, actions }: ProfileResultRowProps) {
  const Heading = `h${level}` as const;
  const t = useTranslate();
  const Link = useLink();
  const session = useSession();
  const profile = hit._source;
  const distance = hit.sort[1];
  const { name, description, why } = hitText(hit, t);
  const own = session?.account_id === profile.account_id;
  return (
    <article className={css.row} data-hit={profile.id}>
      <div className={css.cover}>
        <ProfileCover
          profile={profile}
          sizes="(min-width: 768px) 220px, 100vw"
          eager={eager}
          className={css.picture}
        />
      </div>
      <div className={css.words}>
        <Heading className={css.name}>
          <Link to={`/profiles/${profile.slug}`} className={css.link}>
            <Highlighted {...name} />
          </Link>
        </Heading>
        <p className={css.place}>
          {profile.city && (
            <span className={css.city}>
              <PlaceIcon /> {profile.city}
            </span>
          )}
          {distance !== null && <span className={css.distance}>{formatDistance(distance, t.locale)}</span>}
        </p>
        {why && (
          <p className={css.why}>
            <InLanguage {...why} />
          </p>
        )}
        {description && (
          <p lang={description.lang} className={css.description}>
            <Highlighted text={description.text} ranges={description.ranges} />
          </p>
        )}
        <div className={css.roles}>
          <RoleTags roles={profile.roles} />
        </div>
      </div>
      <div className={css.action}>
        {/* The server's page does not know whose business it is: the row keeps its height when that turns out. */}
        <div className={own ? css.reserved : css.controls} inert={own} aria-hidden={own || undefined}>
          <MessageButton
            recipient={profile.account_id}
            businessName={profile.business_name}
            whenOwn="disabled"
            variant="secondary"
            size="sm"
            icon={<MessageIcon size="1.05em" />}
            aria-label={t(strings.messageTo, { business: profile.business_name })}
            // The same word for everybody, for the same reason.
            visitorLabel={t(strings.message)}
          />
          {actions}
        </div>
        {own && <p className={css.own}>{t(strings.yourBusiness)}</p>}
      </div>
    </article>
  );
}
