import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Plan } from "../accounts/plan-file.ts";
import { HEADER, type ImportNetwork, startImportNetwork } from "./import-network.ts";
import type { Ran, RunOptions } from "./test-network.ts";

/** One row of a member list. */
export const memberRow = (email: string, business: string, roles = "seller") =>
  `${email},Ada,Okafor,${business},${roles}\n`;

/** A test network with an administrator who plans, applies and undoes imports. */
export interface PlanNetwork extends ImportNetwork {
  /** Writes a member list with these rows. @returns the file's name */
  memberList(name: string, rows: string[]): string;
  /** Runs `foodshed accounts …` as the administrator. */
  accounts(args: string[], options?: RunOptions): Promise<Ran>;
  /** Reads a plan file. */
  planOf(name: string): Plan;
  /** The mails to addresses at a domain. */
  mailsAt(domain: string): ReturnType<ImportNetwork["server"]["mails"]>;
}

export async function startPlanNetwork(): Promise<PlanNetwork> {
  const network = await startImportNetwork();
  return {
    ...network,
    memberList(name, rows) {
      writeFileSync(join(network.folder, `${name}.csv`), HEADER + rows.join(""));
      return `${name}.csv`;
    },
    accounts: (args, options = {}) =>
      network.foodshed(["accounts", ...args], { env: network.env, ...options }),
    planOf: (name) => JSON.parse(readFileSync(join(network.folder, name), "utf8")),
    mailsAt: async (domain) => (await network.server.mails()).filter(({ to }) => to.endsWith(`@${domain}`)),
  };
}
