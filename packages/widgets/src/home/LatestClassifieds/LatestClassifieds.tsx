import type { Schema } from "@foodshed/sdk";
import {
  classifiedPath,
  classifiedType,
  formatClassifiedDate,
  homeClassifiedsCount,
} from "@foodshed/sdk/vocabulary";
import { label } from "@foodshed/sdk/vocabulary/label";
import { classifiedSummaryCategoryLabel } from "../../classifieds/classifiedSummary.ts";
import { MessageFromClassified } from "../../classifieds/MessageFromClassified/MessageFromClassified.tsx";
import { PostClassified } from "../../classifieds/PostClassified/PostClassified.tsx";
import { SmallLoadFailure } from "../../primitives/LoadFailure/SmallLoadFailure.tsx";
import { Tag } from "../../primitives/Tag/Tag.tsx";
import { useLink, useSession } from "../../provider/host.tsx";
import { useTranslate } from "../../provider/locale.tsx";
import * as strings from "../generated/strings.ts";
import { more } from "../HomeSection.css.ts";
import { HomeSection } from "../HomeSection.tsx";
import * as css from "./LatestClassifieds.css.ts";

export interface LatestClassifiedsProps {
  /** Null when loading failed. */
  classifieds: readonly Schema<"Classified">[] | null;
  /** Reloads them: after posting one, or after a failure. */
  onReload: () => void;
}

/** The newest ads, four of them or two; members post their own from here. */
export function LatestClassifieds({ classifieds, onReload }: LatestClassifiedsProps) {
  const t = useTranslate();
  const Link = useLink();
  const session = useSession();
  const shown = classifieds?.slice(0, homeClassifiedsCount(classifieds.length));
  return (
    <HomeSection
      title={t(strings.latestClassifieds)}
      action={
        session ? (
          <PostClassified label={t(strings.postClassified)} onPosted={onReload} />
        ) : (
          <Link to="/search/classifieds" className={more}>
            {t(strings.allClassifieds)}
          </Link>
        )
      }
    >
      {!shown ? (
        <SmallLoadFailure message={t(strings.classifiedsFailed)} onRetry={onReload} />
      ) : shown.length === 0 ? (
        <p className={css.none}>{t(strings.noClassifieds)}</p>
      ) : (
        <ul className={css.list}>
          {shown.map((classified) => {
            const type = classifiedType(classified.looking_for);
            return (
              <li key={classified.id} className={css.classified}>
                <Tag tone={classified.looking_for ? "beet" : "squash"}>{label(t, type.label)}</Tag>
                <h3 className={css.title}>
                  <Link to={classifiedPath(classified)} className={css.link}>
                    {classified.title}
                  </Link>
                </h3>
                <p className={css.meta}>
                  {label(t, classifiedSummaryCategoryLabel(classified))} · {classified.account.business_name}
                </p>
                <p className={css.date}>
                  {t.rich(classified.looking_for ? strings.neededBy : strings.expires, {
                    date: formatClassifiedDate(classified.needed_by, t.locale),
                    time: (date) => <time dateTime={classified.needed_by}>{date}</time>,
                  })}
                </p>
                {session && (
                  <div className={css.answer}>
                    <MessageFromClassified classified={classified} sentNotice={t(strings.messageSent)} />
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
