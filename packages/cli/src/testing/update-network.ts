import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Person } from "@foodshed/server/testing";
import { type Ran, type RunOptions, startTestNetwork, type TestNetwork } from "./test-network.ts";

/** A network and the businesses that it manages, and the commands that update their profiles. */
export interface UpdateNetwork extends TestNetwork {
  manager: Person;
  admin: Person;
  /** A business that the network manages. */
  join(options?: Parameters<TestNetwork["server"]["member"]>[0]): Promise<Person>;
  /** Writes a file where commands start from. @returns its name */
  write(name: string, content: string | Uint8Array): string;
  read(name: string): string;
  /** Names in the folder that contain a text. */
  files(part: string): string[];
  /** Runs `foodshed …` as the manager. */
  run(args: string[], options?: RunOptions): Promise<Ran>;
  /** A business's own profile. */
  // biome-ignore lint/suspicious/noExplicitAny: tests look into answers of every shape
  profileOf(person: Person): Promise<any>;
  /** Changes a profile as its business does. */
  save(person: Person, details: object): Promise<void>;
}

export async function startUpdateNetwork(): Promise<UpdateNetwork> {
  const network = await startTestNetwork();
  const { server, folder } = network;
  const manager = await server.manager({ business_name: "Taste of Wellington" });
  const admin = await server.administrator();
  return {
    ...network,
    manager,
    admin,
    async join(options) {
      const member = await server.member(options);
      await server.db
        .insertInto("connections")
        .values({
          organization_id: manager.accountId,
          account_id: member.accountId,
          requested_by_account_id: manager.accountId,
          manage: true,
          state: "accepted",
          created_at: server.clock.now(),
        })
        .execute();
      return member;
    },
    write(name, content) {
      writeFileSync(join(folder, name), content);
      return name;
    },
    read: (name) => readFileSync(join(folder, name), "utf8"),
    files: (part) => readdirSync(folder).filter((name) => name.includes(part)),
    run: (args, options = {}) =>
      network.foodshed(args, { ...options, env: { FOODSHED_TOKEN: manager.token, ...options.env } }),
    profileOf: async ({ token }) => (await server.post("/accounts/profile_by_id/", {}, { token })).body,
    async save({ accountId, token }, details) {
      const { status, body } = await server.post(
        "/accounts/update_profile/",
        { id: accountId, details },
        { token },
      );
      if (status !== 200) throw new Error(JSON.stringify(body));
    },
  };
}
