import { formatCount } from "@foodshed/sdk/vocabulary";
import { GroupedLoadFailure } from "../../primitives/LoadFailureGroup/LoadFailureGroup.tsx";
import { Skeleton } from "../../primitives/Skeleton/Skeleton.tsx";
import { VisuallyHidden } from "../../primitives/VisuallyHidden/VisuallyHidden.tsx";
import { useTranslate } from "../../provider/locale.tsx";
import { useQuery } from "../../provider/useQuery.ts";
import { DashboardSection } from "../DashboardSection.tsx";
import * as strings from "../generated/strings.ts";
import * as css from "./ProfileViews.css.ts";
import { ViewsPlot, ViewsTable } from "./ViewsPlot.tsx";

/** How often the profile was looked at: last week, in all, and day by day. */
export function ProfileViews({ account }: { account: number }) {
  const t = useTranslate();
  const { data, error, retry } = useQuery(["getDashboardStats", account], (client) =>
    client.GET("/accounts/dashboard_stats/"),
  );
  return (
    <DashboardSection title={t(strings.profileViews)}>
      {data ? (
        <div className={css.band}>
          <dl className={css.figures}>
            <Figure label={t(strings.lastWeek)} count={data.last_week} />
            <Figure label={t(strings.total)} count={data.total} />
          </dl>
          <ViewsPlot daily={data.daily} />
          <ViewsTable daily={data.daily} />
        </div>
      ) : error ? (
        <GroupedLoadFailure message={error.message} onRetry={retry} />
      ) : (
        <div role="status">
          <VisuallyHidden>{t(strings.loadingViews)}</VisuallyHidden>
          <Skeleton height="7em" />
        </div>
      )}
    </DashboardSection>
  );
}

function Figure({ label, count }: { label: string; count: number }) {
  const t = useTranslate();
  return (
    <div className={css.figure}>
      <dt className={css.label}>{label}</dt>
      <dd className={css.number}>{formatCount(count, t.locale)}</dd>
    </div>
  );
}
