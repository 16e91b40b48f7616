import { DASHBOARD_SUGGESTED_COUNT } from "@foodshed/sdk/vocabulary";
import { GroupedLoadFailure } from "../../primitives/LoadFailureGroup/LoadFailureGroup.tsx";
import { Skeleton } from "../../primitives/Skeleton/Skeleton.tsx";
import { VisuallyHidden } from "../../primitives/VisuallyHidden/VisuallyHidden.tsx";
import { ProfileCover } from "../../profiles/ProfileCover.tsx";
import { RoleTags } from "../../profiles/RoleTags/RoleTags.tsx";
import { useLink } from "../../provider/host.tsx";
import { useTranslate } from "../../provider/locale.tsx";
import { useQuery } from "../../provider/useQuery.ts";
import * as sectionCss from "../DashboardSection.css.ts";
import { DashboardSection } from "../DashboardSection.tsx";
import * as strings from "../generated/strings.ts";
import * as css from "./SuggestedProfiles.css.ts";

/** Up to three suggested businesses. */
export function SuggestedProfiles({ account }: { account: number }) {
  const t = useTranslate();
  const Link = useLink();
  const { data, error, retry } = useQuery(["listSuggestedProfiles", account], (client) =>
    client.GET("/search/suggested_profiles/", { params: { query: { size: DASHBOARD_SUGGESTED_COUNT } } }),
  );
  const profiles = data?.hits.hits.slice(0, DASHBOARD_SUGGESTED_COUNT).map(({ _source }) => _source);
  return (
    <DashboardSection title={t(strings.suggestedProfiles)} small>
      {profiles?.length === 0 ? (
        <p className={sectionCss.none}>{t(strings.noSuggestions)}</p>
      ) : profiles ? (
        <ul className={css.list}>
          {profiles.map((profile) => (
            <li key={profile.id} className={css.row}>
              <ProfileCover profile={profile} sizes="88px" className={css.picture} />
              <div className={css.words}>
                <h3 className={css.name}>
                  <Link to={`/profiles/${profile.slug}`} className={css.link}>
                    {profile.business_name}
                  </Link>
                </h3>
                {profile.city && <p className={css.place}>{profile.city}</p>}
                <RoleTags roles={profile.roles} />
              </div>
            </li>
          ))}
        </ul>
      ) : error ? (
        <GroupedLoadFailure message={error.message} onRetry={retry} />
      ) : (
        <div role="status" className={sectionCss.bones}>
          <VisuallyHidden>{t(strings.loadingSuggestions)}</VisuallyHidden>
          <Skeleton height="4em" />
          <Skeleton height="4em" />
          <Skeleton height="4em" />
        </div>
      )}
    </DashboardSection>
  );
}
