import type { Schema } from "@foodshed/sdk";
import { formatDate } from "@foodshed/sdk/vocabulary";
import { EmptyState } from "../../primitives/EmptyState/EmptyState.tsx";
import { LoadFailure } from "../../primitives/LoadFailure/LoadFailure.tsx";
import { Skeleton } from "../../primitives/Skeleton/Skeleton.tsx";
import { VisuallyHidden } from "../../primitives/VisuallyHidden/VisuallyHidden.tsx";
import { useTranslate } from "../../provider/locale.tsx";
import { useQuery } from "../../provider/useQuery.ts";
import { Appeal } from "../AppealForm/Appeal.tsx";
import { DecisionText } from "../DecisionText.tsx";
import * as css from "../decisions.css.ts";
import { reportStates } from "../decisionWords.ts";
import * as strings from "../generated/strings.ts";

/** What administrators decided about the member's things, and what became of the member's reports. */
export function DecisionsPage() {
  const t = useTranslate();
  const { data, error, retry } = useQuery(["getOwnModeration"], (client) => client.GET("/moderation/own/"));
  return (
    <div className={css.page}>
      <h1 className={css.title}>{t(strings.decisions)}</h1>
      {data ? (
        <div className={css.readable}>
          {data.decisions.length === 0 ? (
            <EmptyState level={2} title={t(strings.noDecisions)}>
              {t(strings.noDecisionsHint)}
            </EmptyState>
          ) : (
            <ul className={css.list}>
              {data.decisions.map((decision) => (
                <li key={decision.id} className={css.card}>
                  <DecisionText decision={decision} />
                  {decision.appeal_until && <Appeal id={decision.id} until={decision.appeal_until} />}
                </li>
              ))}
            </ul>
          )}
          {data.reports.length > 0 && <Reports reports={data.reports} />}
        </div>
      ) : error ? (
        <LoadFailure level={2} title={t(strings.decisionsFailed)} message={error.message} onRetry={retry} />
      ) : (
        <div role="status" className={css.readable}>
          <VisuallyHidden>{t(strings.loading)}</VisuallyHidden>
          <Skeleton height="8em" radius="14px" />
        </div>
      )}
    </div>
  );
}

function Reports({ reports }: { reports: Schema<"OwnModeration">["reports"] }) {
  const t = useTranslate();
  return (
    <section aria-label={t(strings.ownReports)} className={css.section}>
      <h2 className={css.sectionTitle}>{t(strings.ownReports)}</h2>
      <ul className={css.list}>
        {reports.map(({ id, kind, created_at, state }) => (
          <li key={id} className={css.card}>
            <p>{t(strings.reportOf, { kind, date: formatDate(created_at, undefined, t.locale) })}</p>
            <p className={css.soft}>{t(reportStates[state])}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
