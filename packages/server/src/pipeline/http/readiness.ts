export interface Readiness {
  /** Set when the process was told to stop: running requests are finished, new ones refused. */
  draining: boolean;
  /** What a start is still at; undefined once everything can be answered. */
  loading?: Loading;
}

/** A step of a start, and how far it is where that can be counted. */
export interface Loading {
  step: "database" | "tables" | "demo network" | "site" | "search index";
  done?: number;
  of?: number;
}

/** The body of `/readyz` during a start. */
export function loadingReport({ loading }: Readiness) {
  return { status: "starting", ...(loading && { loading }) };
}
