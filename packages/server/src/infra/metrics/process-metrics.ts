import { Counter, Gauge, Histogram, Registry } from "./instruments.ts";

/**
 * What the parts of this process count by themselves; `pipeline/http/metrics.ts` prints it. No label names a person or a business,
 * and none is called "job", which Prometheus gives to what it reads.
 */
export const processMetrics = new Registry();

const registers = [processMetrics];

/** Requests of a cache. */
export const cacheRequests = new Counter({
  name: "foodshed_cache_requests_total",
  help: "Requests of a cache, by whether it had the answer.",
  labelNames: ["cache", "result"] as const,
  registers,
});

export const jobRuns = new Counter({
  name: "foodshed_job_runs_total",
  help: "Runs of a job that have ended, by how.",
  labelNames: ["name", "outcome"] as const,
  registers,
});

export const jobDurations = new Histogram({
  name: "foodshed_job_duration_seconds",
  help: "How long a run of a job took.",
  labelNames: ["name"] as const,
  buckets: [0.01, 0.1, 1, 10, 60, 600],
  registers,
});

export const jobLateness = new Gauge({
  name: "foodshed_job_lateness_seconds",
  help: "How much later than planned the last run of a job began.",
  labelNames: ["name"] as const,
  registers,
});

export const jobSuccesses = new Gauge({
  name: "foodshed_job_last_success_timestamp_seconds",
  help: "When a job last ended without a failure, in seconds since 1970.",
  labelNames: ["name"] as const,
  registers,
});

export const mailDeliveries = new Counter({
  name: "foodshed_mail_deliveries_total",
  help: "Attempts to send a mail: sent, to be tried again, or given up.",
  labelNames: ["outcome"] as const,
  registers,
});

export const rateLimited = new Counter({
  name: "foodshed_rate_limited_total",
  help: "Requests that were refused because there were too many, by the limit of the contract.",
  labelNames: ["limit"] as const,
  registers,
});

export const sharedCountFailures = new Counter({
  name: "foodshed_rate_limit_store_failures_total",
  help: "Counts of short windows that could not be shared with other processes.",
  registers,
});

export const databaseReads = new Counter({
  name: "foodshed_database_reads_total",
  help: "Reads of public content that a replica may answer, by who did, and why the primary where it did.",
  labelNames: ["from", "reason"] as const,
  registers,
});
