/** Names a cluster to other processes. Plain data. */
export interface ClusterPlace {
  binaries: string;
  folder: string;
  options: string;
}

export interface Cluster {
  start(): Promise<void>;
  /** `immediate` is a crash: the next start recovers. */
  stop(mode?: "smart" | "fast" | "immediate"): Promise<void>;
  promote(): Promise<void>;
  remove(): void;
}

export function startPostgres(options?: {
  keepsCommits?: boolean;
  settings?: Record<string, string>;
}): Promise<{ url: string; place: ClusterPlace } | undefined>;

export function startStandby(
  primary: ClusterPlace,
  url: string,
): Promise<{ url: string; place: ClusterPlace }>;

export function clusterAt(place: ClusterPlace): Cluster;

export function runAsOwner(
  place: ClusterPlace,
  program: string,
  args: string[],
  env?: Record<string, string>,
): Promise<{ code: number; output: string }>;
