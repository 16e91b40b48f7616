import { LANGUAGE_NAMES } from "@foodshed/sdk/members";
import { formatCount } from "../text/format.ts";

import type { MemberRow } from "./member-row.ts";
import type { Planned } from "./plan-accounts.ts";

/** ": 9 in English, 3 in French"; nothing while all are in one language that nobody chose. */
export function mailsText(planned: ReadonlyMap<MemberRow, Planned>): string {
  const counts = new Map<string, number>();
  for (const [row, { language }] of planned) {
    if (!language || row.decision === "skip" || row.decision === "same") continue;
    counts.set(language, (counts.get(language) ?? 0) + 1);
  }
  const parts = [...counts].map(([language, count]) => {
    const name = LANGUAGE_NAMES[language as keyof typeof LANGUAGE_NAMES];
    return counts.size === 1 ? `in ${name}` : `${formatCount(count)} in ${name}`;
  });
  return parts.length === 0 ? "" : `: ${parts.join(", ")}`;
}
