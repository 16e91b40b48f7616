import { expect, test } from "vitest";
import { troublesIn } from "./doctor.metrics.ts";

const now = 1_800_000_000_000;
const quiet = `# TYPE foodshed_mails gauge
foodshed_database_connections{state="busy"} 3
foodshed_database_connections{state="waiting"} 0
foodshed_search_caught_up_timestamp_seconds 1799999970
foodshed_mail_oldest_waiting_seconds 4
foodshed_job_lateness_seconds{name="outbox"} 0.002
foodshed_job_runs_total{name="outbox",outcome="success"} 90
foodshed_nodejs_eventloop_lag_p99_seconds 0.02
`;

test("a server on a quiet day has no troubles", () => {
  expect(troublesIn(quiet, now)).toEqual([]);
});

test("troubles of a server are told in sentences", () => {
  const text = `foodshed_database_connections{state="waiting"} 7
foodshed_search_caught_up_timestamp_seconds 1799999000
foodshed_mail_oldest_waiting_seconds 700.4
foodshed_job_lateness_seconds{name="locating"} 90.1
foodshed_job_runs_total{name="locating",outcome="success"} 2
foodshed_job_runs_total{name="locating",outcome="failure"} 3
foodshed_nodejs_eventloop_lag_p99_seconds 1.26
`;
  expect(troublesIn(text, now)).toEqual([
    "7 statements wait for a connection to PostgreSQL.",
    "The search last knew of everything 1000 seconds ago.",
    "A mail that is due has waited for 700 seconds.",
    "The job locating began 90 seconds late.",
    "The job locating has failed 3 times since the start.",
    "The process is up to 1.3 seconds late with everything.",
  ]);
});
