import { EmptyState } from "../../primitives/EmptyState/EmptyState.tsx";
import { LoadFailure } from "../../primitives/LoadFailure/LoadFailure.tsx";
import { useTranslate } from "../../provider/locale.tsx";
import { useQuery } from "../../provider/useQuery.ts";
import { ListLoading, PageHead } from "../AdministrationPage.tsx";
import * as strings from "../generated/strings.ts";
import * as page from "../page.css.ts";
import { JobRow } from "./JobRow.tsx";

const urgency = { failing: 0, late: 1, paused: 2, waiting: 3, running: 4, unknown: 4, good: 4 } as const;

/** What the server does by itself: what needs a look comes first. */
export function JobsPage() {
  const t = useTranslate();
  const { data, error, retry } = useQuery(["listJobs"], (client) => client.GET("/administration/jobs/"));
  return (
    <>
      <PageHead title={t(strings.jobs)} about={t(strings.jobsAbout)} />
      {data ? (
        data.results.length === 0 ? (
          <EmptyState level={2} title={t(strings.noJobs)}>
            {t(strings.noJobsHint)}
          </EmptyState>
        ) : (
          <ul className={page.cards}>
            {data.results
              .toSorted((a, b) => urgency[a.state] - urgency[b.state])
              .map((job) => (
                <JobRow key={job.name} job={job} />
              ))}
          </ul>
        )
      ) : error ? (
        <LoadFailure level={2} title={t(strings.jobsFailedToLoad)} message={error.message} onRetry={retry} />
      ) : (
        <ListLoading />
      )}
    </>
  );
}
