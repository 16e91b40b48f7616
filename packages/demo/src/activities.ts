import type { DemoBusiness, DemoConnection } from "./demo-data.ts";
import { daysBefore } from "./network-members.ts";
import { createRandom } from "./random.ts";

export interface DemoActivity {
  verb: "joined" | "updated_profile" | "added_photo" | "added_product" | "connected";
  actor: number;
  actee: number | null;
  at: Date;
}

/** What happened in the last weeks: who joined, who connected, and who worked on their profile. */
export function demoActivities(
  seed: string,
  now: Date,
  businesses: readonly DemoBusiness[],
  connections: readonly DemoConnection[],
): DemoActivity[] {
  const random = createRandom(`${seed}/activities`);
  const done: DemoActivity[] = [];
  for (const b of businesses) {
    if (b.standing !== "active" || b.isAdmin) continue;
    if (b.joinedDaysAgo <= 45)
      done.push({ verb: "joined", actor: b.index, actee: null, at: daysBefore(now, b.joinedDaysAgo) });
    if (random.chance(0.05)) {
      const verb = random.pick([
        "updated_profile",
        "added_product",
        ...(b.pictures ? ["added_photo"] : []),
      ] as const);
      const hours = random.int(2, 21 * 24);
      done.push({
        verb: verb as DemoActivity["verb"],
        actor: b.index,
        actee: null,
        at: daysBefore(now, hours / 24),
      });
    }
  }
  for (const { network, member, state, createdAt } of connections)
    if (state === "accepted" && createdAt > daysBefore(now, 45))
      done.push({ verb: "connected", actor: member, actee: network, at: createdAt });
  return done;
}
