import type { Schema } from "@foodshed/sdk";
import { textFor } from "@foodshed/sdk/locale";
import { SEARCH_DESCRIPTION_LENGTH } from "@foodshed/sdk/vocabulary";
import { PlaceIcon } from "../../brand/icons/signs.tsx";
import { shortDescription } from "../../profiles/profileText.ts";
import { useLink } from "../../provider/host.tsx";
import { useTranslate } from "../../provider/locale.tsx";
import { BusinessAvatar } from "../BusinessAvatar.tsx";
import * as strings from "../generated/strings.ts";
import * as css from "./NetworkCard.css.ts";

export interface NetworkCardProps {
  network: Schema<"BuyLocalNetwork">;
  /** Level of the name in the page. */
  level?: 2 | 3;
}

/** A buy-local network at a glance: the faces of some members, its name and place, how many members it has. Links to its profile. */
export function NetworkCard({ network: { profile, members, some_members }, level = 3 }: NetworkCardProps) {
  const t = useTranslate();
  const Link = useLink();
  const Heading = `h${level}` as const;
  const description = textFor(t.locale, {
    text: profile.description ?? "",
    language: profile.description_language,
    translation: profile.description_translation,
  });
  const faces = some_members.length > 0 ? some_members : [profile];
  return (
    <article className={css.card}>
      <div className={css.faces}>
        {faces.map((member) => (
          <BusinessAvatar key={member.id} business={member} />
        ))}
      </div>
      <Heading className={css.name}>
        <Link to={`/profiles/${profile.slug}`} className={css.link}>
          {profile.business_name}
        </Link>
      </Heading>
      <p className={css.facts}>
        {profile.city && (
          <span className={css.place}>
            <PlaceIcon /> {profile.city}
          </span>
        )}
        <span>{t(strings.memberCount, { count: members })}</span>
      </p>
      {profile.description && (
        <p lang={description.lang} className={css.description}>
          {shortDescription(description.text, SEARCH_DESCRIPTION_LENGTH)}
        </p>
      )}
    </article>
  );
}
