import type { Schema } from "../contract.ts";
import { accountCard, businesses } from "./businesses.ts";
import { inDays } from "./classifieds.ts";
import { type Mocks, problem } from "./handlers.ts";

const [orchard, dairy] = businesses;

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

/** Mocks of what an administrator's pages ask for. */
export function administrationMocks() {
  const accounts = [
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
    "GET /accounts/role_requests_list/": () => [],
    "GET /abuse_reports/": () => ({ count: 1, results: [abuseReport()] }),
  } satisfies Mocks;
}
