import type { Schema } from "@foodshed/sdk";
import { label } from "@foodshed/sdk/vocabulary/label";
import type { ReactNode } from "react";
import { BasketIcon, LeafIcon } from "../../brand/icons/signs.tsx";
import { LinkButton } from "../../primitives/Button/LinkButton.tsx";
import { CheckIcon } from "../../primitives/glyphs.tsx";
import { VisuallyHidden } from "../../primitives/VisuallyHidden/VisuallyHidden.tsx";
import { AddressLines } from "../../profiles/ContactTab/AddressLines.tsx";
import { PhoneLine } from "../../profiles/ContactTab/ContactLines.tsx";
import { webAddress } from "../../profiles/profileLinks.ts";
import { WebLinks } from "../../profiles/WebLinks/WebLinks.tsx";
import { useTranslate } from "../../provider/locale.tsx";
import { textLink } from "../../theme/text.css.ts";
import * as strings from "../generated/strings.ts";
import * as css from "./VisitCard.css.ts";
import { VisitText } from "./VisitText.tsx";
import { mapAddress, openSeasons } from "./vendorFacts.ts";

export interface VisitCardProps {
  profile: Schema<"Profile">;
  highlight: Schema<"VendorHighlight"> | null;
}

/** When a vendor is open, where it is, and how to reach it. */
export function VisitCard({ profile, highlight }: VisitCardProps) {
  const t = useTranslate();
  const hidden = (text: ReactNode) => <VisuallyHidden>{text}</VisuallyHidden>;
  const seasons = highlight && openSeasons(highlight);
  const store = webAddress(profile.online_store);
  return (
    <aside className={css.card} aria-labelledby="market-visit">
      <h2 id="market-visit" className={css.title}>
        {t(strings.visit)}
      </h2>
      {seasons && (
        <div className={css.part}>
          <h3 className={css.label}>
            {t(highlight.open_year_round ? strings.openYearRound : strings.openIn)}
          </h3>
          <ul className={css.seasons}>
            {seasons.map(({ label: season, open }) => (
              <li key={season} className={open ? css.open : css.closed}>
                {open && <CheckIcon />}
                {open ? label(t, season) : t.rich(strings.closedSeason, { season: label(t, season), hidden })}
              </li>
            ))}
          </ul>
        </div>
      )}
      <VisitText
        title={t(strings.hours)}
        text={highlight?.business_hour_details}
        language={highlight?.language}
        translation={highlight?.business_hour_details_translation}
      />
      {profile.addresses.length > 0 && (
        <div className={css.part}>
          <h3 className={css.label}>{t(strings.locations, { count: profile.addresses.length })}</h3>
          <ul className={css.places}>
            {profile.addresses.map((address) => {
              const map = mapAddress(address);
              return (
                <li key={address.id}>
                  <AddressLines address={address} />
                  {map && (
                    <a href={map} className={textLink} target="_blank" rel="noopener noreferrer">
                      {t.rich(strings.onMap, {
                        place: address.description ?? address.address_1 ?? "",
                        hidden,
                      })}
                    </a>
                  )}
                </li>
              );
            })}
          </ul>
        </div>
      )}
      <VisitText
        title={t(strings.directions)}
        text={highlight?.specific_directions}
        language={highlight?.language}
        translation={highlight?.specific_directions_translation}
      />
      <VisitText
        title={t(strings.delivery)}
        text={highlight?.delivery_details}
        language={highlight?.language}
        translation={highlight?.delivery_details_translation}
      />
      {(profile.phone || profile.email) && (
        <address className={css.contact}>
          <h3 className={css.label}>{t(strings.contact)}</h3>
          <PhoneLine label={t(strings.phone)} number={profile.phone} />
          {profile.email && (
            <p className={css.words}>
              <a href={`mailto:${profile.email}`} className={textLink}>
                {profile.email}
              </a>
            </p>
          )}
        </address>
      )}
      <WebLinks profile={profile} />
      {store && (
        <LinkButton
          to={store}
          variant="accent"
          wide
          icon={<BasketIcon />}
          target="_blank"
          rel="noopener nofollow"
        >
          {t(strings.buyOnline)}
        </LinkButton>
      )}
      {profile.greenbelt_location && (
        <p className={css.greenbelt}>
          <LeafIcon /> {t(strings.greenbelt)}
        </p>
      )}
    </aside>
  );
}
