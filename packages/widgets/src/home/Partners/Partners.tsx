import type { Schema } from "@foodshed/sdk";
import { HOME_PARTNER_COUNT } from "@foodshed/sdk/vocabulary";
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
            {partner.description && (
              <p className={css.description}>{shortDescription(partner.description, 128)}</p>
            )}
            <RoleTags roles={partner.roles} />
          </div>
        </article>
      ))}
    </HomeSection>
  );
}
