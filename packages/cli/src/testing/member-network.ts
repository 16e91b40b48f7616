import { readdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Person } from "@foodshed/server/testing";
import { type Ran, type RunOptions, startTestNetwork, type TestNetwork } from "./test-network.ts";

/** A local food network with three member businesses, and the commands with which it writes to them. */
export interface MemberNetwork {
  network: TestNetwork;
  manager: Person;
  /** Ada and Bo sell and are managed by the network; Cleo buys, is not, and hides who she is. */
  members: readonly [Person, Person, Person];
  /** `foodshed messages …`, as the manager. */
  messages(args: string[], options?: RunOptions): Promise<Ran>;
  /** Writes a file where commands start from. */
  write(name: string, content: string): void;
  /** The texts that an account has received. */
  received(reader: Person): Promise<string[]>;
  /** The files of the campaigns on this machine. */
  campaigns(): string[];
}

/** Starts a server with such a network on it, and with a business that has nothing to do with it. */
export async function startMemberNetwork(): Promise<MemberNetwork> {
  const network = await startTestNetwork();
  const { server } = network;
  const manager = await server.manager({ business_name: "Taste of Wellington" });

  async function joined(n: number, first_name: string): Promise<Person> {
    const member = await server.member({
      business_name: `Member Farm ${n}`,
      first_name,
      email: `m${n}@members.example`,
      roles: [n === 2 ? 1 : 2],
    });
    const asked = await server.post(
      "/accounts/request_connection/",
      { recipient: manager.accountId, manage: n < 2 },
      { token: member.token },
    );
    await server.post(
      "/accounts/accept_connection_request/",
      { id: asked.body.id, accept: true },
      { token: manager.token },
    );
    return member;
  }

  const cleo = await joined(2, "Cleo");
  await server.post(
    "/accounts/update_profile/",
    { id: cleo.accountId, details: { hide_personal_info: true } },
    { token: cleo.token },
  );
  const members = [await joined(0, "Ada"), await joined(1, "Bo"), cleo] as const;
  await server.member({ business_name: "Stranger Farm", email: "stranger@elsewhere.example" });

  return {
    network,
    manager,
    members,
    messages: (args, options) =>
      network.foodshed(["messages", ...args], { env: { FOODSHED_TOKEN: manager.token }, ...options }),
    write: (name, content) => writeFileSync(join(network.folder, name), content),
    async received({ token }) {
      const { body } = await server.get("/conversations/conversations_by_user/", { token });
      const texts: string[] = [];
      for (const { id } of body.results) {
        const response = await server.get(`/conversations/messages_by_conversation/?conversation_id=${id}`, {
          token,
        });
        texts.push(...response.body.results.map(({ content }: { content: string }) => content));
      }
      return texts;
    },
    campaigns: () => readdirSync(join(network.folder, "config", "campaigns")),
  };
}
