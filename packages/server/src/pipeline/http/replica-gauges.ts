import { Gauge, type Registry } from "prom-client";
import type { Database } from "../../infra/db/connection.ts";
import { replicasOf } from "../../infra/db/replicas.ts";

/** Whether each replica answers, and how late it is; nothing where there is none. */
export function watchReplicas(registry: Registry, db: Database): void {
  const replicas = replicasOf(db)?.all ?? [];
  new Gauge({
    name: "foodshed_replica_usable",
    help: "1 while a replica answers reads; 0 while the primary does in its place.",
    labelNames: ["replica"] as const,
    registers: [registry],
    collect() {
      for (const { name, isUsable } of replicas) this.set({ replica: name }, isUsable ? 1 : 0);
    },
  });
  new Gauge({
    name: "foodshed_replica_lag_seconds",
    help: "How much later than the primary a replica is, to a second; absent while it is away.",
    labelNames: ["replica"] as const,
    registers: [registry],
    collect() {
      this.reset();
      for (const { name, lag } of replicas) if (lag !== undefined) this.set({ replica: name }, lag / 1000);
    },
  });
}
