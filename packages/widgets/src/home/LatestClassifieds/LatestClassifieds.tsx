import type { Schema } from "@foodshed/sdk";
import { classifiedType, formatClassifiedDate, homeClassifiedsCount } from "@foodshed/sdk/vocabulary";
import { classifiedSummaryCategoryLabel } from "../../classifieds/classifiedSummary.ts";
import { MessageFromClassified } from "../../classifieds/MessageFromClassified/MessageFromClassified.tsx";
import { PostClassified } from "../../classifieds/PostClassified/PostClassified.tsx";
import { SmallLoadFailure } from "../../primitives/LoadFailure/SmallLoadFailure.tsx";
import { Tag } from "../../primitives/Tag/Tag.tsx";
import { useLink, useSession } from "../../provider/host.tsx";
import { more } from "../HomeSection.css.ts";
import { HomeSection } from "../HomeSection.tsx";
import * as css from "./LatestClassifieds.css.ts";

export interface LatestClassifiedsProps {
  /** Null when they could not be read. */
  classifieds: readonly Schema<"Classified">[] | null;
  /** Reads them again: there is a new one, or they could not be read. */
  onReload: () => void;
}

/** The newest ads, four of them or two; members post their own from here. */
export function LatestClassifieds({ classifieds, onReload }: LatestClassifiedsProps) {
  const Link = useLink();
  const session = useSession();
  const shown = classifieds?.slice(0, homeClassifiedsCount(classifieds.length));
  return (
    <HomeSection
      title="Latest Classifieds"
      action={
        session ? (
          <PostClassified label="Post Classified" onPosted={onReload} />
        ) : (
          <Link to="/search/classifieds" className={more}>
            See all classifieds
          </Link>
        )
      }
    >
      {!shown ? (
        <SmallLoadFailure message="The classifieds could not be loaded." onRetry={onReload} />
      ) : shown.length === 0 ? (
        <p className={css.none}>There are currently no classifieds. Add your listing today!</p>
      ) : (
        <ul className={css.list}>
          {shown.map((ad) => {
            const type = classifiedType(ad.looking_for);
            return (
              <li key={ad.id} className={css.ad}>
                <Tag tone={ad.looking_for ? "beet" : "squash"}>{type.label}</Tag>
                <h3 className={css.title}>
                  <Link to={`/profiles/${ad.account.slug}/classifieds`} className={css.link}>
                    {ad.title}
                  </Link>
                </h3>
                <p className={css.meta}>
                  {classifiedSummaryCategoryLabel(ad)} · {ad.account.business_name}
                </p>
                <p className={css.date}>
                  {type.dateLabel} <time dateTime={ad.needed_by}>{formatClassifiedDate(ad.needed_by)}</time>
                </p>
                {session && (
                  <div className={css.answer}>
                    <MessageFromClassified classified={ad} sentNotice="Message sent" />
                  </div>
                )}
              </li>
            );
          })}
        </ul>
      )}
    </HomeSection>
  );
}
