import type { Schema } from "@foodshed/sdk";
import { PlaceIcon } from "../../brand/icons/signs.tsx";
import { BusinessAvatar } from "../../membership/BusinessAvatar.tsx";
import { RoleTags } from "../../profiles/RoleTags/RoleTags.tsx";
import { useLink } from "../../provider/host.tsx";
import { useTranslate } from "../../provider/locale.tsx";
import * as strings from "../generated/strings.ts";
import { HomeSection } from "../HomeSection.tsx";
import * as css from "./NewMembers.css.ts";

/** The businesses that joined last. */
export function NewMembers({ hits }: { hits: readonly Schema<"ProfileHit">[] }) {
  const t = useTranslate();
  const Link = useLink();
  if (hits.length === 0) return null;
  return (
    <HomeSection title={t(strings.newMembers)}>
      <ul className={css.list}>
        {hits.map(({ _source: business }) => (
          <li key={business.id} className={css.member}>
            <BusinessAvatar business={business} className={css.picture} />
            <div className={css.words}>
              <h3 className={css.name}>
                <Link to={`/profiles/${business.slug}`} className={css.link}>
                  {business.business_name}
                </Link>
              </h3>
              {business.city && (
                <p className={css.place}>
                  <PlaceIcon /> {business.city}
                </p>
              )}
              <RoleTags roles={business.roles} />
            </div>
          </li>
        ))}
      </ul>
    </HomeSection>
  );
}
