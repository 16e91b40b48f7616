import { days } from "../../core/clock.ts";
import { buildTestServer, type Person } from "../../testing/server.ts";
import { classifiedForm } from "../classifieds/testing.ts";

/** What tests of moderation call, with the real server and two administrators. */
export async function openModeration() {
  const server = await buildTestServer();
  const admin = await server.administrator({ first_name: "Iris", last_name: "Stone" });
  const second = await server.administrator({ first_name: "Ruth", last_name: "Haddad" });

  const post = (path: string, body: object, by?: Person) =>
    server.post(path, body, by ? { token: by.token } : {});
  const get = (path: string, by: Person) => server.get(path, { token: by.token });
  const decide = (body: object, by = admin) => post("/moderation/decide/", body, by);
  const caseOf = async (id: number, by = admin) => (await get(`/moderation/cases/${id}/`, by)).body;
  const open = async (query = "") => (await get(`/moderation/cases/?size=240${query}`, admin)).body;
  const own = async (by: Person) => (await get("/moderation/own/", by)).body;
  const unexpired = async (farm: Person) =>
    (await server.get(`/accounts/classifieds_list/?profile_id=${farm.accountId}`)).body.map(
      ({ id }: { id: number }) => id,
    );

  /** A day, some days from now. */
  const inDays = (count: number) =>
    new Date(server.clock.now().getTime() + days(count)).toISOString().slice(0, 10);

  /** A mail as one line. */
  const flat = (text: string | undefined) => text?.replaceAll(/\s+/g, " ");

  async function postAd(farm: Person, more: object = {}): Promise<number> {
    const { body } = await post(
      "/accounts/create_classified/",
      classifiedForm({
        profile_id: farm.accountId,
        title: "Honey in bulk",
        description: "Forty pails",
        looking_for: false,
        category: 7,
        needed_by: inDays(60),
        ...more,
      }),
      farm,
    );
    return body.id;
  }

  /** The number of the waiting case about a thing that is reported now. */
  async function report(kind: string, id: number, by?: Person, more: object = {}): Promise<number> {
    const made = await post(
      "/abuse_reports/",
      { kind, id, reason: "fraud", details: "A trick.", ...more },
      by,
    );
    if (made.status !== 201) throw new Error(JSON.stringify(made.body));
    const row = await server.db
      .selectFrom("abuse_reports")
      .where("id", "=", made.body.id)
      .select("case_id")
      .executeTakeFirstOrThrow();
    return row.case_id;
  }

  async function reportedAd() {
    const farm = await server.member({ first_name: "Ada" });
    const reader = await server.member();
    const ad = await postAd(farm);
    return { farm, reader, ad, id: await report("classified", ad, reader) };
  }

  /** A message of one business to another. */
  async function write(from: Person, to: Person, content: string): Promise<number> {
    const sent = await post("/conversations/send_message/", { recipient: to.accountId, content }, from);
    if (sent.status !== 201 && sent.status !== 200) throw new Error(JSON.stringify(sent.body));
    return sent.body.id;
  }

  return {
    server,
    admin,
    second,
    post,
    get,
    decide,
    caseOf,
    open,
    own,
    unexpired,
    inDays,
    flat,
    postAd,
    report,
    reportedAd,
    write,
  };
}
