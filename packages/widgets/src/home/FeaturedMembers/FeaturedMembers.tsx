import type { Schema } from "@foodshed/sdk";
import { HOME_FEATURED_COUNT } from "@foodshed/sdk/vocabulary";
import { ProfileCard } from "../../profiles/ProfileCard/ProfileCard.tsx";
import { useLink } from "../../provider/host.tsx";
import { useTranslate } from "../../provider/locale.tsx";
import * as strings from "../generated/strings.ts";
import * as css from "../HomeSection.css.ts";
import { HomeSection } from "../HomeSection.tsx";

/** The first three featured businesses. */
export function FeaturedMembers({ hits }: { hits: readonly Schema<"ProfileHit">[] }) {
  const t = useTranslate();
  const Link = useLink();
  if (hits.length === 0) return null;
  return (
    <HomeSection
      title={t(strings.featuredMembers)}
      action={
        <Link to="/search" className={css.more}>
          {t(strings.allMembers)}
        </Link>
      }
    >
      <ul className={css.cards}>
        {hits.slice(0, HOME_FEATURED_COUNT).map(({ _source }) => (
          <li key={_source.id}>
            <ProfileCard profile={_source} eager />
          </li>
        ))}
      </ul>
    </HomeSection>
  );
}
