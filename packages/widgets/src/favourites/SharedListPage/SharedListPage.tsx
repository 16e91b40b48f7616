import type { Schema } from "@foodshed/sdk";
import { classifiedPath, formatDate, ONTARIO_TIME_ZONE, sharedListFeedPath } from "@foodshed/sdk/vocabulary";
import { EmptyState } from "../../primitives/EmptyState/EmptyState.tsx";
import { useTextLink } from "../../primitives/TextLink/useTextLink.tsx";
import { useTranslate } from "../../provider/locale.tsx";
import { textLink } from "../../theme/text.css.ts";
import { FavouriteButton } from "../FavouriteButton/FavouriteButton.tsx";
import { FavouriteSummary } from "../FavouriteSummary.tsx";
import * as strings from "../generated/strings.ts";
import * as css from "./SharedListPage.css.ts";

export interface SharedListPageProps {
  /** The list, as the API returns it. */
  list: Schema<"SharedList">;
  /** The part of its address that nobody can guess. */
  token: string;
}

/** A list that somebody shares, for whoever has its address. */
export function SharedListPage({ list, token }: SharedListPageProps) {
  const t = useTranslate();
  const linkTo = useTextLink();
  const { by } = list;
  return (
    <div className={css.page}>
      <div className={css.head}>
        <h1 className={css.title}>{list.name}</h1>
        <p className={css.about}>
          {by
            ? t.rich(strings.sharedBy, {
                business: by.business_name,
                link: linkTo(`/profiles/${by.slug}`),
              })
            : t(strings.sharedByNobody)}
          {" · "}
          {t(strings.updatedOn, { date: formatDate(list.updated_at, ONTARIO_TIME_ZONE, t.locale) })}
          {" · "}
          <a href={sharedListFeedPath(token, t.locale)} className={textLink}>
            {t(strings.feed)}
          </a>
        </p>
      </div>
      {list.items.length === 0 ? (
        <EmptyState level={2} title={t(strings.emptyList)} />
      ) : (
        <ul className={css.rows}>
          {list.items.map(({ id, profile, classified, note }) => (
            <li key={id} className={css.row}>
              <FavouriteSummary profile={profile} classified={classified} level={2}>
                {note && <p className={css.note}>{note}</p>}
              </FavouriteSummary>
              <div className={css.action}>
                {profile && (
                  <FavouriteButton
                    target={{ profile_id: profile.id }}
                    name={profile.business_name}
                    next={`/profiles/${profile.slug}`}
                  />
                )}
                {classified && (
                  <FavouriteButton
                    target={{ classified_id: classified.id }}
                    name={classified.title}
                    next={classifiedPath(classified)}
                  />
                )}
              </div>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
