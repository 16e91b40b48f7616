import type { Schema } from "../contract.ts";
import {
  administrationOverview,
  auditChain,
  auditEntry,
  job,
  mailRecord,
  settingsReport,
} from "./administration-records.ts";
import { accountCard, accountRef, businesses } from "./businesses.ts";
import { inDays } from "./classifieds.ts";
import { type Mocks, problem } from "./handlers.ts";

const [orchard, dairy, , , network] = businesses;

/** An account as administrators see it: by default that of North Fork Dairy. */
export function accountSummary(changes: Partial<Schema<"AccountSummary">> = {}): Schema<"AccountSummary"> {
  return {
    id: dairy.id,
    profile_id: dairy.id,
    slug: dairy.slug,
    business_name: dairy.business_name,
    first_name: "Jonas",
    last_name: "Petit",
    email: "jonas@northfork.example",
    roles: ["seller"],
    state: "active",
    is_manager: false,
    is_admin: false,
    created_at: inDays(-400),
    created_by: null,
    last_login: inDays(-3),
    language: "en-CA",
    ...changes,
  };
}

/** A visitor's report of a classified of Maple Hill Orchard, which waits for a decision. */
export function abuseReport(changes: Partial<Schema<"AbuseReport">> = {}): Schema<"AbuseReport"> {
  return {
    id: 31,
    case_id: 12,
    kind: "classified",
    target_id: 907,
    reason: "fraud",
    details: "Asks for a deposit by gift card.",
    excerpt: "Cider press, hardly used. Send the deposit first.",
    account: accountCard(orchard),
    reporter: null,
    same_target: 0,
    created_at: inDays(-1),
    decision: null,
    note: "",
    decided_at: null,
    ...changes,
  };
}

/** The case of a classified of Maple Hill Orchard, which a visitor and North Fork reported. */
export function moderationCase(changes: Partial<Schema<"ModerationCase">> = {}): Schema<"ModerationCase"> {
  return {
    id: 12,
    kind: "classified",
    target_id: 907,
    title: "Cider press, hardly used",
    account: accountCard(orchard),
    state: "open",
    reports: 2,
    reporters: 2,
    score: 50,
    urgency: [
      { code: "severe", count: 1, minutes: null },
      { code: "reporters", count: 2, minutes: null },
    ],
    opened_at: inDays(-1),
    outcome: null,
    decided_at: null,
    appeal: null,
    content: {
      reported: "Cider press, hardly used\nSend the deposit first.",
      current: "Cider press, hardly used\nSend the deposit first.",
      changed: false,
      hidden: false,
    },
    author: { state: "active", member_since: inDays(-400), cases: 0, acted: 0, decisions: [] },
    listed_reports: [
      {
        id: 31,
        reason: "fraud",
        details: "Asks for a deposit by gift card.",
        created_at: inDays(-1),
        reporter: null,
        earlier: { made: 0, upheld: 0, dismissed: 0 },
      },
    ],
    messages: null,
    decisions: [],
    reopened: null,
    actions: ["dismiss", "warn", "hide_classified", "suspend_posting"],
    other_administrators: true,
    ...changes,
  };
}

/** A decision that hid the classified. */
export function moderationDecision(
  changes: Partial<Schema<"ModerationDecision">> = {},
): Schema<"ModerationDecision"> {
  return {
    id: 8,
    case_id: 12,
    kind: "classified",
    title: "Cider press, hardly used",
    outcome: "hide_classified",
    reason: "fraud",
    note: "Please do not ask for deposits.",
    until: null,
    decided_at: inDays(-1),
    decided_by: "Iris Stone",
    by_you: false,
    in_force: true,
    appeal: null,
    ...changes,
  };
}

const counts = { open: 1, appeals: 0, signals: 1 };

/** Mocks of what an administrator's pages ask for. */
export function administrationMocks() {
  let requests: Schema<"RoleRequest">[] = [
    { id: 5, account: accountRef(dairy), role: 4, status: "pending", created_at: inDays(-2) },
  ];
  let accounts = [
    accountSummary(),
    accountSummary({
      id: orchard.id,
      profile_id: orchard.id,
      slug: orchard.slug,
      business_name: orchard.business_name,
      first_name: "Ada",
      last_name: "Okafor",
      email: "ada@maplehill.example",
      roles: ["vendor", "seller"],
      state: "unverified",
      last_login: null,
    }),
  ];
  let settings = settingsReport();
  let mails = [
    mailRecord(),
    mailRecord({
      id: 5131,
      recipient: "hello@northfork.example",
      account: null,
      subject: "3 new messages",
      state: "retrying",
      attempts: 4,
      failed_at: null,
      next_attempt_at: inDays(1),
      error: "connect ETIMEDOUT 192.0.2.25:587",
    }),
  ];
  const failed = {
    started_at: inDays(0),
    milliseconds: 2400,
    outcome: "failed",
    error: "No room on the disk",
    error_language: "en-CA",
  } as const;
  const waited = {
    started_at: inDays(0),
    milliseconds: 3,
    outcome: "waited",
    error: "Search is being prepared. Please try again in a few seconds.",
    error_language: "en-CA",
  } as const;
  let jobs = [
    job(),
    job({
      name: "locating",
      every_seconds: 60,
      state: "failing",
      pausable: true,
      last_run: failed,
      runs: [failed, { ...failed, started_at: inDays(-1) }],
    }),
    job({ name: "weekly-lists", pausable: true }),
    job({ name: "search-memory", every_seconds: 5, state: "waiting", last_run: waited, runs: [waited] }),
  ];
  return {
    "GET /accounts/accounts_list/": ({ query }) => {
      const found = accounts.filter(
        ({ state, business_name, roles }) =>
          (!query.get("state") || state === query.get("state")) &&
          (!query.get("role") || roles.some((role) => role === query.get("role"))) &&
          business_name.toLowerCase().includes((query.get("query") ?? "").toLowerCase()),
      );
      return { count: found.length, results: found };
    },
    "GET /accounts/account/{id}/": ({ params }) =>
      accounts.find(({ id }) => id === Number(params.id)) ?? problem(404, "There is no such account."),
    "GET /accounts/role_requests_list/": () => requests,
    "POST /accounts/answer_role_request/": ({ body }) => {
      const found = requests.find(({ id }) => id === body.id);
      requests = requests.filter((one) => one !== found);
      return found
        ? { ...found, status: body.accept ? "accepted" : "denied" }
        : problem(404, "There is no such request.");
    },
    "POST /accounts/update_account/": ({ body }) => {
      accounts = accounts.map((one) =>
        one.id === body.account_id
          ? {
              ...one,
              is_manager: body.is_manager ?? one.is_manager,
              state: body.enabled === undefined ? one.state : body.enabled ? "active" : "disabled",
            }
          : one,
      );
      return accounts.find(({ id }) => id === body.account_id) ?? problem(404, "There is no such account.");
    },
    "GET /administration/account_connections/{id}/": () => ({
      count: 1,
      results: [
        {
          id: 31,
          account: accountRef(network),
          is_network: true,
          manage: true,
          state: "accepted",
          closed: false,
        },
      ],
    }),
    "GET /administration/account_people/{id}/": () => ({
      results: [
        {
          user_id: 902,
          email: "jonas@northfork.example",
          name: null,
          role: "owner",
          confirmed: true,
          disabled: false,
          second_factor: true,
          last_login: inDays(-3),
          failed_logins: 10,
          locked: true,
        },
      ],
    }),
    "GET /administration/overview/": () => administrationOverview(),
    "GET /administration/mails/": ({ query }) => {
      const asked = query.get("state");
      const found = mails.filter(
        ({ state, recipient }) =>
          (asked === null ||
            asked === state ||
            (asked === "problems" && /^(failed|retrying)$/.test(state))) &&
          recipient.includes(query.get("recipient") ?? ""),
      );
      return { count: found.length, results: found };
    },
    "GET /administration/mails/{id}/": ({ params }) => {
      const found = mails.find(({ id }) => id === Number(params.id));
      if (!found) return problem(404, "There is no such mail.");
      return { ...found, text: "Hello Ada,\n\nconfirm your address: https://foodshed.example/…" };
    },
    "POST /administration/retry_mails/": ({ body }) => {
      const again = mails.filter(({ id, state }) => (body.id ? id === body.id : state === "failed"));
      mails = mails.map((mail) =>
        again.includes(mail) ? { ...mail, state: "retrying", attempts: 0, failed_at: null } : mail,
      );
      return { count: again.length };
    },
    "POST /administration/cancel_mail/": ({ body }) => {
      mails = mails.map((mail) => (mail.id === body.id ? { ...mail, state: "cancelled" } : mail));
      return mails.find(({ id }) => id === body.id) ?? problem(404, "There is no such mail.");
    },
    "GET /administration/jobs/": () => ({ results: jobs }),
    "POST /administration/run_job/": ({ body }) =>
      jobs.find(({ name }) => name === body.name) ?? problem(404, "There is no such job."),
    "POST /administration/pause_job/": ({ body }) => {
      jobs = jobs.map((one) =>
        one.name === body.name
          ? { ...one, state: body.paused ? "paused" : "good", paused_at: body.paused ? inDays(0) : null }
          : one,
      );
      return jobs.find(({ name }) => name === body.name) ?? problem(404, "There is no such job.");
    },
    "GET /accounts/audit_chain/": () => auditChain(),
    "GET /administration/audit/": ({ query }) => {
      const entries = [
        auditEntry(),
        auditEntry({
          id: 87,
          operation: "updateProfile",
          by: { user_id: 901, email: "ada@maplehill.example" },
          acting: { user_id: 1, email: "admin@foodshed.example" },
        }),
        auditEntry({ id: 86, operation: "retryMails", account: null, details: { mails: 3 } }),
      ];
      const asked = query.get("operation");
      return {
        results: entries.filter(({ operation }) => asked === null || operation === asked),
        operations: ["retryMails", "updateAccount", "updateProfile"],
      };
    },
    "GET /administration/settings/": () => settings,
    "POST /administration/update_settings/": ({ body }) => {
      const { reset: _, ...values } = body;
      const at = new Date().toISOString();
      const names = Object.keys(values) as Schema<"SettingName">[];
      settings = {
        ...settings,
        values: { ...settings.values, ...values },
        changes: [
          ...settings.changes.filter(({ name }) => !names.includes(name)),
          ...names.map((name) => ({ name, at, by: "admin@foodshed.example" })),
        ],
      };
      return settings;
    },
    "GET /abuse_reports/": () => ({ count: 1, results: [abuseReport()] }),
    "GET /moderation/cases/": ({ query }) => {
      const results = (query.get("state") ?? "open") === "open" ? [moderationCase()] : [];
      return { count: results.length, counts, results };
    },
    "GET /moderation/cases/{id}/": ({ params }) =>
      Number(params.id) === 12 ? moderationCase() : problem(404, "There is nothing here."),
    "GET /moderation/signals/": () => ({
      count: 1,
      counts,
      results: [
        {
          id: 5,
          kind: "message" as const,
          target_id: 9001,
          title: null,
          account: accountCard(orchard),
          urgency: { code: "repeated_text" as const, count: 14, minutes: 10 },
          score: 38,
          noticed_at: inDays(-1),
        },
      ],
    }),
  } satisfies Mocks;
}
