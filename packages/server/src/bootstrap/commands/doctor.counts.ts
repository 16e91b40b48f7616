import { countWrongCounts } from "../../infra/db/running-counts.ts";
import type { Bootstrapped } from "../bootstrap.ts";
import type { Finding } from "./doctor.shared.ts";

/** Whether what triggers count agrees with the tables. Only somebody who writes around the triggers makes them differ. */
export async function countFindings({ services: { db } }: Bootstrapped): Promise<Finding[]> {
  const wrong = await countWrongCounts(db);
  const networks = wrong["shown members"];
  const findings: Finding[] = [];
  if (networks > 0)
    findings.push(
      bad(
        `The members of ${networks === 1 ? "a network" : `${networks} networks`}`,
        "select recount_shown_members()",
      ),
    );
  if (wrong.accounts > 0) findings.push(bad("Accounts", "select divide_account_names(1000)"));
  if (findings.length > 0) return findings;
  return [{ state: "good", sentence: "The counts of members and accounts agree with the tables." }];
}

const bad = (what: string, statement: string): Finding => ({
  state: "bad",
  sentence: `${what} are not counted right: run \`${statement}\` in the database.`,
});
