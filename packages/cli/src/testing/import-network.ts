import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { readTable } from "../csv/records.ts";
import { type Ran, type RunOptions, startTestNetwork, type TestNetwork } from "./test-network.ts";

export const HEADER = "email,first_name,last_name,business_name,roles\n";

/** A member list with `count` valid rows, whose addresses are at `domain`. */
export const memberRows = (count: number, domain: string) =>
  HEADER +
  Array.from({ length: count }, (_, i) => `m${i}@${domain},Ada,Okafor,Farm ${i} of ${domain},seller\n`).join(
    "",
  );

/** A test network with an administrator who imports accounts from files. */
export interface ImportNetwork extends TestNetwork {
  /** The administrator's token, as an environment variable. */
  env: Record<string, string>;
  /** Writes a member list into the folder, by default under a new name. @returns its name */
  file(content: string | Uint8Array, name?: string): string;
  /** Runs `accounts import` as the administrator. */
  importFile(name: string, flags?: string[], options?: RunOptions): Promise<Ran>;
  /** The logins at a domain, sorted. */
  accountsAt(domain: string): Promise<string[]>;
  /** The number of mails to addresses at a domain. */
  mailsTo(domain: string): Promise<number>;
  /** The rows of an import's results file. */
  resultsOf(name: string): Record<string, string | undefined>[];
}

export async function startImportNetwork(): Promise<ImportNetwork> {
  const network = await startTestNetwork();
  const env = { FOODSHED_TOKEN: (await network.server.administrator()).token };
  let files = 0;
  return {
    ...network,
    env,
    file(content, name = `members-${++files}.csv`) {
      writeFileSync(join(network.folder, name), content);
      return name;
    },
    importFile: (name, flags = [], options = {}) =>
      network.foodshed(["accounts", "import", name, ...flags], { env, ...options }),
    async accountsAt(domain) {
      const users = await network.server.db
        .selectFrom("users")
        .select("email")
        .where("email", "like", `%@${domain}`)
        .execute();
      return users.map(({ email }) => email).sort();
    },
    mailsTo: async (domain) =>
      (await network.server.mails()).filter(({ to }) => to.endsWith(`@${domain}`)).length,
    resultsOf(name) {
      const host = new URL(network.url).host.replace(":", "-");
      const path = join(network.folder, name.replace(".csv", `.${host}.results.csv`));
      const { header, rows } = readTable(readFileSync(path, "utf8"));
      return rows.map(({ cells }) =>
        Object.fromEntries(header.cells.map((column, index) => [column, cells[index]])),
      );
    },
  };
}
