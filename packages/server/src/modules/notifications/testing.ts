import { days, fromNow } from "../../core/clock.ts";
import { buildTestServer, type Person } from "../../testing/server.ts";
import { jobs } from "./notifications.routes.ts";

/** A server with a network and a farm in it, and what people do there that others get mails about. */
export async function openNotifications() {
  const server = await buildTestServer({
    config: { postalAddress: "12 Main Street, Elora, Ontario N0B 1S0" },
  });
  const network = await server.manager({ business_name: "Grand River Network" });
  const farm = await server.member({ business_name: "Fern Hollow <Farm>" });

  /** What the server does by itself, once. */
  async function run() {
    for (const name of ["expired-classifieds", "classified-digest", "notifications"]) {
      await jobs.find((job) => job.name === name)?.run(server.services);
    }
  }
  /** The mails that one can unsubscribe from. */
  async function notices() {
    return (await server.mails()).filter(({ text }) => text.includes("Unsubscribe:"));
  }
  async function forgetMails() {
    await server.db.deleteFrom("mail_outbox").execute();
  }
  return {
    server,
    network,
    farm,
    run,
    notices,
    forgetMails,
    /** Nothing waits to be said, and nothing has been. */
    async settle() {
      await run();
      await forgetMails();
    },
    async mailsAfter(...actions: (() => Promise<unknown>)[]) {
      for (const action of actions) await action();
      await run();
      return notices();
    },
    write: (from: Person, to: Person, content: string) => () =>
      server.post(
        "/conversations/send_message/",
        { recipient: to.accountId, content },
        { token: from.token },
      ),
    prefer: (person: Person, verb: number, enable: boolean) =>
      server.request("PUT", `/notifications/preference/${verb}`, { token: person.token, body: { enable } }),
    preferences: async (person: Person) =>
      (await server.get("/notifications/preference", { token: person.token })).body,
    request: (from: Person, to: Person, manage = false) =>
      server.post(
        "/accounts/request_connection/",
        { recipient: to.accountId, manage },
        { token: from.token },
      ),
    response: (person: Person, id: number, accept: boolean) =>
      server.post("/accounts/accept_connection_request/", { id, accept }, { token: person.token }),
    advertise: (person: Person, title: string, ends = days(10)) => {
      const form = new FormData();
      const fields = {
        profile_id: String(person.accountId),
        title,
        description: "As described",
        needed_by: fromNow(server.clock, ends).toISOString(),
        looking_for: "false",
        category: "4",
      };
      for (const [name, value] of Object.entries(fields)) form.set(name, value);
      return server.post("/accounts/create_classified/", form, { token: person.token });
    },
    /** Logs people in again whose tokens have run out since. */
    async renew(...people: Person[]) {
      for (const person of people) person.token = await server.login(person.email);
    },
  };
}
