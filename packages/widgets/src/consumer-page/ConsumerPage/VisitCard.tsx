import type { Schema } from "@foodshed/sdk";
import { BasketIcon, LeafIcon } from "../../brand/icons/signs.tsx";
import { LinkButton } from "../../primitives/Button/LinkButton.tsx";
import { CheckIcon } from "../../primitives/glyphs.tsx";
import { VisuallyHidden } from "../../primitives/VisuallyHidden/VisuallyHidden.tsx";
import { AddressLines } from "../../profiles/ContactTab/AddressLines.tsx";
import { PhoneLine } from "../../profiles/ContactTab/ContactLines.tsx";
import { webAddress } from "../../profiles/profileLinks.ts";
import { WebLinks } from "../../profiles/WebLinks/WebLinks.tsx";
import { textLink } from "../../theme/text.css.ts";
import * as css from "./VisitCard.css.ts";
import { mapAddress, openSeasons } from "./vendorFacts.ts";

export interface VisitCardProps {
  profile: Schema<"Profile">;
  highlight: Schema<"VendorHighlight"> | null;
}

/** When a vendor is open, where it is, and how to reach it. */
export function VisitCard({ profile, highlight }: VisitCardProps) {
  const seasons = highlight && openSeasons(highlight);
  const store = webAddress(profile.online_store);
  const [hours, directions, delivery] = [
    highlight?.business_hour_details?.trim(),
    highlight?.specific_directions?.trim(),
    highlight?.delivery_details?.trim(),
  ];
  return (
    <aside className={css.card} aria-labelledby="market-visit">
      <h2 id="market-visit" className={css.title}>
        Plan your visit
      </h2>
      {seasons && (
        <div className={css.part}>
          <h3 className={css.label}>{highlight.open_year_round ? "Open year-round" : "Open in"}</h3>
          <ul className={css.seasons}>
            {seasons.map(({ label, open }) => (
              <li key={label} className={open ? css.open : css.closed}>
                {open && <CheckIcon />}
                {label}
                {!open && <VisuallyHidden>, closed</VisuallyHidden>}
              </li>
            ))}
          </ul>
        </div>
      )}
      {hours && (
        <div className={css.part}>
          <h3 className={css.label}>Business hours</h3>
          <p className={css.words}>{hours}</p>
        </div>
      )}
      {profile.addresses.length > 0 && (
        <div className={css.part}>
          <h3 className={css.label}>{profile.addresses.length > 1 ? "Locations" : "Location"}</h3>
          <ul className={css.places}>
            {profile.addresses.map((address) => {
              const map = mapAddress(address);
              return (
                <li key={address.id}>
                  <AddressLines address={address} />
                  {map && (
                    <a href={map} className={textLink} target="_blank" rel="noopener noreferrer">
                      See it on a map
                      <VisuallyHidden>
                        , in a new tab: {address.description ?? address.address_1}
                      </VisuallyHidden>
                    </a>
                  )}
                </li>
              );
            })}
          </ul>
        </div>
      )}
      {directions && (
        <div className={css.part}>
          <h3 className={css.label}>Directions</h3>
          <p className={css.words}>{directions}</p>
        </div>
      )}
      {delivery && (
        <div className={css.part}>
          <h3 className={css.label}>Delivery</h3>
          <p className={css.words}>{delivery}</p>
        </div>
      )}
      {(profile.phone || profile.email) && (
        <address className={css.contact}>
          <h3 className={css.label}>Contact</h3>
          <PhoneLine label="Phone" number={profile.phone} />
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
          Buy Online
        </LinkButton>
      )}
      {profile.greenbelt_location && (
        <p className={css.greenbelt}>
          <LeafIcon /> This business is located in the Greenbelt!
        </p>
      )}
    </aside>
  );
}
