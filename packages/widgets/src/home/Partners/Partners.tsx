import type { Schema } from "@foodshed/sdk";
import { textFor } from "@foodshed/sdk/locale";
import { HOME_PARTNER_COUNT, SEARCH_DESCRIPTION_LENGTH } from "@foodshed/sdk/vocabulary";
import { PlaceIcon } from "../../brand/icons/signs.tsx";
import { ProfileCover } from "../../profiles/ProfileCover.tsx";
import { shortDescription } from "../../profiles/profileText.ts";
import { RoleTags } from "../../profiles/RoleTags/RoleTags.tsx";
import { useLink } from "../../provider/host.tsx";
import { useTranslate } from "../../provider/locale.tsx";
import * as strings from "../generated/strings.ts";
import * as sectionCss from "../HomeSection.css.ts";
import { HomeSection } from "../HomeSection.tsx";
import * as css from "./Partners.css.ts";

export interface PartnersProps {
  /** Partner networks: those that the operator has chosen, then the newest. */
  partners: readonly Schema<"ProfileHit">[];
  /** The networks already shown among the featured members. */
  featured: readonly Schema<"ProfileHit">[];
}

/** One partner network that is not among the featured members. */
export function Partners({ partners, featured }: PartnersProps) {
  const t = useTranslate();
  const Link = useLink();
  const others = partners.filter(({ _source }) => featured.every((other) => other._source.id !== _source.id));
  const shown = others.slice(0, HOME_PARTNER_COUNT);
  if (shown.length === 0) return null;
  return (
    <HomeSection
      title={t(strings.partners)}
      action={
        <Link to="/about-us/meet-our-partners" className={sectionCss.more}>
          {t(strings.meetPartners)}
        </Link>
      }
    >
      {shown.map(({ _source: partner }) => (
        <article key={partner.id} className={css.partner}>
          <ProfileCover profile={partner} sizes="(min-width: 768px) 520px, 100vw" className={css.cover} />
          <div className={css.words}>
            <h3 className={css.name}>
              <Link to={`/profiles/${partner.slug}`} className={css.link}>
                {partner.business_name}
              </Link>
            </h3>
            {partner.city && (
              <p className={css.place}>
                <PlaceIcon /> {partner.city}
              </p>
            )}
            {partner.description && <Description partner={partner} />}
            <RoleTags roles={partner.roles} />
          </div>
        </article>
      ))}
    </HomeSection>
  );
}

/** In the reader's language where the network has written it in both. */
function Description({ partner }: { partner: Schema<"ProfileHitSource"> }) {
  const t = useTranslate();
  const { lang, text } = textFor(t.locale, {
    text: partner.description ?? "",
    language: partner.description_language,
    translation: partner.description_translation,
  });
  return (
    <p lang={lang} className={css.description}>
      {shortDescription(text, SEARCH_DESCRIPTION_LENGTH)}
    </p>
  );
}
