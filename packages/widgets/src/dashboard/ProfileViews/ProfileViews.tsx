import { formatCount } from "@foodshed/sdk/vocabulary";
import { SmallLoadFailure } from "../../primitives/LoadFailure/SmallLoadFailure.tsx";
import { Skeleton } from "../../primitives/Skeleton/Skeleton.tsx";
import { VisuallyHidden } from "../../primitives/VisuallyHidden/VisuallyHidden.tsx";
import { useQuery } from "../../provider/useQuery.ts";
import { DashboardSection } from "../DashboardSection.tsx";
import * as css from "./ProfileViews.css.ts";
import { ViewsPlot, ViewsTable } from "./ViewsPlot.tsx";

/** How often the profile was looked at: last week, in all, and day by day. */
export function ProfileViews({ account }: { account: number }) {
  const { data, error, retry } = useQuery(["getDashboardStats", account], (client) =>
    client.GET("/accounts/dashboard_stats/"),
  );
  return (
    <DashboardSection title="Profile Views">
      {data ? (
        <div className={css.band}>
          <dl className={css.figures}>
            <Figure label="Last week" count={data.last_week} />
            <Figure label="Total" count={data.total} />
          </dl>
          <ViewsPlot daily={data.daily} />
          <ViewsTable daily={data.daily} />
        </div>
      ) : error ? (
        <SmallLoadFailure message={error.message} onRetry={retry} />
      ) : (
        <div role="status">
          <VisuallyHidden>Loading the views of your profile</VisuallyHidden>
          <Skeleton height="7em" />
        </div>
      )}
    </DashboardSection>
  );
}

function Figure({ label, count }: { label: string; count: number }) {
  return (
    <div className={css.figure}>
      <dt className={css.label}>{label}</dt>
      <dd className={css.number}>{formatCount(count)}</dd>
    </div>
  );
}
