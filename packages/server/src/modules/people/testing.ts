import { expect } from "vitest";
import type { MemberRole } from "../../core/member-role.ts";
import { buildTestServer, PASSWORD, type Person, type TestServer } from "../../testing/server.ts";

export const NEW_PASSWORD = "quince#2026";

/** What tests of people call, with the real server. */
export async function openPeople() {
  const server: TestServer = await buildTestServer();
  const call = (path: string, body?: object, { token }: { token?: string } = {}) =>
    server.post(`/people/${path}/`, body, { token });

  const list = async ({ token }: { token: string }) => (await server.get("/people/", { token })).body;
  const invite = (by: Person, email: string, role: MemberRole = "editor", more: object = {}) =>
    call("invite", { email, role, ...more }, by);
  /** The token of the newest invitation mailed to an address. */
  const tokenFor = async (email: string) =>
    (await server.mails(email))
      .map(({ text }) => /\/invitation\/([\w-]+)/.exec(text)?.[1])
      .findLast(Boolean) as string;
  const accept = (token: string, more: object = {}) =>
    call("accept_invitation", {
      token,
      first_name: "Bo",
      last_name: "Tremblay",
      password: NEW_PASSWORD,
      ...more,
    });

  let invited = 0;
  /** Somebody new who has accepted an invitation. */
  const joined = async (by: Person, role: MemberRole = "editor"): Promise<Person> => {
    invited += 1;
    const email = `invited-${invited}@farm.example`;
    const confirmation = role === "owner" ? { current_password: PASSWORD } : {};
    expect((await invite(by, email, role, confirmation)).status).toBe(200);
    const { status, body } = await accept(await tokenFor(email));
    expect(status).toBe(200);
    const me = (await server.get("/people/me/", { token: body.token })).body;
    const { accountId, slug } = by;
    return { email, password: NEW_PASSWORD, userId: me.user_id, accountId, slug, token: body.token };
  };

  /** The number of a person in a business, as its owners see it. */
  const numberOf = async (by: Person, { email }: Person): Promise<number> =>
    (await list(by)).people.find((person: { email: string }) => person.email === email)?.id;

  return { server, call, list, invite, tokenFor, accept, joined, numberOf };
}
