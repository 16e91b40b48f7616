import type { Schema } from "@foodshed/sdk";
import { formatClassifiedDate } from "@foodshed/sdk/vocabulary";
import { lazy, Suspense } from "react";
import { ReportAbuse } from "../../abuse-reports/ReportAbuse/ReportAbuse.tsx";
import { Tag } from "../../primitives/Tag/Tag.tsx";
import { useLink } from "../../provider/host.tsx";
import { useTranslate } from "../../provider/locale.tsx";
import { heading, text, textLink } from "../../theme/text.css.ts";
import { ClassifiedCard } from "../ClassifiedCard/ClassifiedCard.tsx";
import { ClassifiedMatches } from "../ClassifiedMatches/ClassifiedMatches.tsx";
import * as strings from "../generated/strings.ts";
import { notice, notices } from "../notices.css.ts";
import { ClassifiedNotice } from "./ClassifiedNotice.tsx";
import * as css from "./ClassifiedPage.css.ts";

// Loaded lazily: an ad that has ended is shown to its owner alone, who may wonder why.
const DecisionNotices = lazy(() =>
  import("../../decisions/DecisionNotices/DecisionNotices.tsx").then((module) => ({
    default: module.DecisionNotices,
  })),
);
const HIDDEN = ["hide_classified"] as const;

export interface ClassifiedPageProps {
  /** The page, as the API returns it. */
  page: Schema<"ClassifiedPage">;
  /** Called when the classified was changed, renewed or deleted: reload the page. */
  onChanged?: () => void;
}

/** The page of a classified: the ad, what meets it, and what is like it. Of one that has ended others see only that. */
export function ClassifiedPage({ page, onChanged }: ClassifiedPageProps) {
  const t = useTranslate();
  const Link = useLink();
  const { classified, ended, similar, matches, looking_for } = page;
  return (
    <div className={css.page}>
      <nav aria-label={t(strings.path)}>
        <Link to="/search/classifieds" className={textLink}>
          {t(strings.backToBoard)}
        </Link>
      </nav>
      {classified?.editable && ended && (
        <Suspense>
          <DecisionNotices about={HIDDEN} target={classified.id} />
        </Suspense>
      )}
      {classified ? (
        <ClassifiedNotice classified={classified} ended={ended} onChanged={onChanged} />
      ) : (
        <header className={css.ended}>
          <Tag>{t(strings.classified)}</Tag>
          <h1 className={heading.h1}>{t(strings.hasEnded)}</h1>
          <p className={text.lead}>
            {t(strings.endedText, { date: formatClassifiedDate(page.needed_by, t.locale) })}
          </p>
        </header>
      )}
      {(classified?.editable || matches.members.length > 0 || matches.classifieds.length > 0) && (
        <ClassifiedMatches matches={matches} lookingFor={looking_for} />
      )}
      {similar.length > 0 && (
        <section className={css.section}>
          <h2 className={heading.h3}>{t(strings.similar)}</h2>
          <ul className={notices}>
            {similar.map((one) => (
              <li key={one.id} className={notice}>
                <ClassifiedCard classified={one} />
              </li>
            ))}
          </ul>
        </section>
      )}
      {classified && !classified.editable && (
        <div>
          <ReportAbuse kind="classified" id={classified.id} />
        </div>
      )}
    </div>
  );
}
