import { toEnglish } from "@foodshed/sdk/locale";
import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Access } from "../../core/access.ts";
import type { SignedInActor } from "../../core/signed-in.ts";
import type { Database } from "../../infra/db/connection.ts";
import { listAccounts } from "../../modules/accounts/administration.service.ts";
import { findCandidates } from "../../modules/accounts/similar-accounts.ts";
import { listActivityFeed } from "../../modules/activity/activity.service.ts";
import { listAccountConnections } from "../../modules/administration/account-connections.service.ts";
import { listAuditEntries } from "../../modules/administration/audit-entries.service.ts";
import { listMails } from "../../modules/administration/mails.service.ts";
import { listClassifieds, listPublicClassifieds } from "../../modules/classifieds/classifieds.service.ts";
import { profileSitemap, sitemapIndex } from "../../modules/discovery/sitemaps.ts";
import { listConnectedProfiles, listManagedProfiles } from "../../modules/membership/member-lists.service.ts";
import { readNetworks } from "../../modules/membership/networks.queries.ts";
import { countUnread } from "../../modules/messages/conversations.queries.ts";
import { listConversations } from "../../modules/messages/conversations.service.ts";
import { suggestAccounts } from "../../modules/messages/messages.queries.ts";
import { listModerationCases } from "../../modules/moderation/cases.service.ts";
import { getOwnModeration } from "../../modules/moderation/own-moderation.service.ts";
import { listModerationSignals } from "../../modules/moderation/signals.service.ts";
import { listNextSteps } from "../../modules/next-steps/next-steps.service.ts";
import { claimDue } from "../../modules/notifications/notifications.queries.ts";
import { listProfileChanges } from "../../modules/profile-history/history.service.ts";
import { exportFields } from "../../modules/profiles/export.lines.ts";
import { readExportPage } from "../../modules/profiles/export.queries.ts";
import { readProfile } from "../../modules/profiles/profiles.queries.ts";
import {
  getBusinessTypesReport,
  getCategoriesByBusinessTypeReport,
} from "../../modules/reports/reports.service.ts";
import * as searchIndex from "../../modules/search/search.index.queries.ts";
import { listFeatured, listNewest } from "../../modules/search/search.queries.ts";
import type { Services } from "../../modules/services.ts";
import { listSeasons, readProducts } from "../../modules/weekly-lists/weekly-lists.queries.ts";
import { databaseUrl } from "../global-setup.ts";
import { buildTestServer, type TestServer } from "../server.ts";
import { ACCOUNTS, fillLargeNetwork, NETWORK } from "./large-network.ts";
import { explain, type Plan, recordingDatabase } from "./plans.ts";

const url = process.env.TEST_DATABASE_URL;
if (!url)
  console.warn("The plans of heavy statements were not looked at: TEST_DATABASE_URL names no PostgreSQL.");

/** Tables with more rows than this are never read from one end to the other for a page of something. */
const BIG = 10_000;

describe.skipIf(!url)("at 100,000 accounts", () => {
  let server: TestServer;
  let recording: Awaited<ReturnType<typeof recordingDatabase>>;
  let services: Services;
  const big = new Set<string>();
  const actor = { kind: "administrator", accountId: NETWORK, userId: NETWORK } as SignedInActor;
  const access = { ownerAccountId: NETWORK, relation: "self" } as Access;

  beforeAll(async () => {
    server = await buildTestServer();
    const { rows } = await sql<{ name: string }>`select current_database() as name`.execute(server.db);
    recording = await recordingDatabase(databaseUrl(url as string, rows[0]?.name as string));
    services = { ...server.services, db: recording.db };
    await fillLargeNetwork(recording.db);
    const tables = await sql<{ name: string }>`select relname as name from pg_class
      where relkind = 'r' and relnamespace = 'public'::regnamespace and reltuples > ${BIG}`.execute(
      recording.db,
    );
    for (const { name } of tables.rows) big.add(name);
  }, 300_000);
  afterAll(async () => {
    await recording?.db.destroy();
    await server?.close();
  });

  /** The plans of what a call reads. */
  async function plansOf(call: (db: Database) => unknown): Promise<Plan[]> {
    recording.statements.length = 0;
    await call(recording.db);
    const statements = recording.statements.splice(0);
    expect(statements.length).toBeGreaterThan(0);
    const plans: Plan[] = [];
    for (const statement of statements) plans.push(await explain(recording.db, statement));
    return plans;
  }

  const drain = async (stream: AsyncIterable<unknown> | undefined) => {
    for await (const _ of stream as AsyncIterable<unknown>);
  };
  const page = { from: 0, size: 100 };
  const similarFarms = Array.from({ length: 200 }, (_, n) => ({
    business_name: `Maple Farms ${n}c4ca4238a0b923820dcc509a6f75849b`,
    phone: `519 555 ${1000 + n}`,
    postal_code: "N0B 1S0",
    website: `farm${n}.example`,
  }));

  /**
   * How many pages of 8 kB the statements of each may look at together. What counts everything there is reads an index of it; a
   * table of accounts has about 10,000 pages. A report of a fifth of all members may read their roles and types as a whole, and
   * an account with half of all conversations may have them counted so. A part of an address may be anywhere.
   */
  const calls: [name: string, pages: number, call: (db: Database) => unknown, whole?: string[]][] = [
    // From the range of names that they begin in.
    ["the first page of all accounts", 2_500, () => listAccounts(services, actor, page)],
    [
      "a page in the middle of all accounts",
      2_500,
      () => listAccounts(services, actor, { from: ACCOUNTS / 2, size: 100 }),
    ],
    [
      "the last page of all accounts",
      2_500,
      () => listAccounts(services, actor, { from: ACCOUNTS - 100, size: 100 }),
    ],
    ["the networks with the most members", 4_000, (db) => readNetworks(db, { from: 0, size: 24 })],
    [
      "accounts that are disabled",
      9_000,
      () => listAccounts(services, actor, { ...page, state: "disabled" }),
    ],
    [
      "accounts by a part of a name or address",
      12_000,
      () => listAccounts(services, actor, { ...page, query: "1234" }),
      ["users"],
    ],
    [
      "the account of an address",
      100,
      () => listAccounts(services, actor, { ...page, email: "farm77@farm.example" }),
    ],
    [
      "businesses that 200 others are perhaps the same as",
      60_000,
      (db) => findCandidates(db, similarFarms, { by: NETWORK, all: false, translate: toEnglish }),
    ],
    [
      "a page of an export",
      22_000,
      (db) =>
        readExportPage(db, {
          scope: undefined,
          filter: {},
          wanted: new Set(exportFields),
          after: { name_key: "grand", id: 1 },
          size: 500,
        }),
    ],
    // Some pages for each file of 10,000, however many rows those have.
    ["the sitemaps' index", 200, () => sitemapIndex(services)],
    ["a sitemap", 1_500, async () => drain(await profileSitemap(services, 5))],
    [
      "the members that a large network manages",
      6_000,
      () => listManagedProfiles(services, actor, access, page),
    ],
    ["the members of a large network", 5_000, () => listConnectedProfiles(services, access, page)],
    // Every fifth business is a member: to read all roles and products is cheaper than to look each up.
    ["what a large network has this week", 60_000, (db) => listSeasons(db, NETWORK), ["roles", "products"]],
    [
      "the products of that list",
      2_500,
      (db) =>
        readProducts(
          db,
          NETWORK,
          Array.from({ length: 100 }, (_, n) => 10 * (n + 1)),
        ),
    ],
    ["the profile of a large network", 10_000, (db) => readProfile(db, NETWORK)],
    [
      "a long list of conversations",
      10_000,
      () => listConversations(services, actor, page),
      ["conversation_participants"],
    ],
    ["how many conversations hold something unread", 100, (db) => countUnread(db, NETWORK)],
    ["what waits for a large network", 12_000, () => listNextSteps(services, actor)],
    ["names that are suggested", 2_500, (db) => suggestAccounts(db, "zzz", [NETWORK])],
    ["the feed", 10_000, () => listActivityFeed(services, actor, {})],
    ["the latest classifieds", 1_000, () => listPublicClassifieds(services, { size: 50 })],
    [
      "an account's classifieds",
      100,
      () => listClassifieds(services, { ...access, view: "full" }, { profile_id: NETWORK }),
    ],
    // One of 3,000 has a picture.
    ["businesses for the front page", 500, (db) => listFeatured(db, 3, false)],
    ["networks for the front page", 2_500, (db) => listFeatured(db, 4, true)],
    ["the newest businesses", 100, (db) => listNewest(db, 24)],
    [
      "reports of a large network",
      6_000,
      async () => {
        await getBusinessTypesReport(services, access);
        await getCategoriesByBusinessTypeReport(services, access);
      },
      ["roles", "account_business_types"],
    ],
    [
      "what changed in the search",
      100,
      async (db) => {
        await searchIndex.readChanges(db, await searchIndex.readSnapshot(db), 5000);
      },
    ],
    [
      "documents for the search's memory",
      1_000,
      (db) => searchIndex.readDocuments(db, "profile", 50_000, 2000),
    ],
    ["notifications that are due", 1_000, (db) => claimDue(db, new Date(), 100)],
    [
      "mails that need a look",
      2_500,
      () => listMails(services, actor, { from: 0, size: 25, state: "problems" }),
    ],
    ["the newest of all mails", 2_500, () => listMails(services, actor, { from: 0, size: 25 })],
    [
      "mails to a part of an address, which may be anywhere",
      12_000,
      () => listMails(services, actor, { from: 0, size: 25, recipient: "farm777" }),
      ["mail_outbox"],
    ],
    ["the record, from its end", 500, () => listAuditEntries(services, actor, { size: 50 })],
    ["the record of one account", 500, () => listAuditEntries(services, actor, { size: 50, account_id: 77 })],
    [
      "the history of a profile with 2,000 changes",
      1_500,
      () =>
        listProfileChanges(services, actor, { ...access, view: "full" }, { id: NETWORK, from: 0, size: 20 }),
    ],
    // Each of these pages says how many signals nobody has reported; signals live for a month.
    [
      "reports that wait",
      3_000,
      () => listModerationCases(services, actor, { state: "open", size: 25 }),
      ["moderation_signals", "moderation_cases"],
    ],
    [
      "appeals",
      3_000,
      () => listModerationCases(services, actor, { state: "appeals", size: 25 }),
      ["moderation_signals", "moderation_cases"],
    ],
    [
      "decided reports about ads",
      3_000,
      () => listModerationCases(services, actor, { state: "decided", kind: "classified", size: 25 }),
      ["moderation_signals", "moderation_cases"],
    ],
    [
      "signals",
      3_000,
      () => listModerationSignals(services, actor, { from: 0, size: 25 }),
      ["moderation_signals", "moderation_cases"],
    ],
    ["what was decided about one's own things", 500, () => getOwnModeration(services, actor)],
    [
      "the members of a network, for administrators",
      9_000,
      () => listAccounts(services, actor, { ...page, network: NETWORK }),
    ],
    ["whom a large network is connected with", 9_000, () => listAccountConnections(services, actor, NETWORK)],
  ];

  it.each(calls)(
    "%s looks at %i pages at most, and reads no large table as a whole",
    async (_name, pages, call, whole = []) => {
      const plans = await plansOf(call);
      for (const plan of plans) {
        const told = `${plan.statement}\n${plan.text}`;
        expect(
          plan.wholeTables.filter((table) => big.has(table) && !whole.includes(table)),
          told,
        ).toEqual([]);
      }
      const seen = plans.reduce((sum, plan) => sum + plan.pages, 0);
      expect(
        seen,
        plans.map(({ statement, pages }) => `${pages}: ${statement}`).join("\n"),
      ).toBeLessThanOrEqual(pages);
    },
  );
});
