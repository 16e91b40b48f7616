import type { Schema } from "../contract.ts";
import type { RoleValue } from "../vocabulary/roles.ts";
import { type Expression, testsOf } from "./expression.ts";
import { whereError } from "./where-error.ts";

/** What the server can narrow an export by. */
export interface Narrowed {
  network?: string;
  state?: Schema<"AccountSummary">["state"];
  role?: RoleValue;
  near?: string;
  within?: number;
}

/** The tests that every match must pass, as far as the server knows them; all tests are checked again on what it sends. */
export function narrow(query: string, expression: Expression): Narrowed {
  const narrowed: Narrowed = {};
  for (const part of expression.kind === "and" ? expression.parts : [expression]) {
    if (part.kind === "within")
      narrowed.within = Math.min(part.kilometres, narrowed.within ?? part.kilometres);
    if (part.kind === "word" && isState(part.word)) narrowed.state = part.word;
    if (part.kind !== "compare" || part.comparison !== "=" || part.values.length !== 1) continue;
    const value = part.values[0]?.text.trim().toLowerCase() ?? "";
    if (part.field === "network" && /^[a-z0-9-]+$/.test(value)) narrowed.network = value;
    if (part.field === "state" && isState(value)) narrowed.state = value;
    if (part.field === "role" && /^[a-z_]+$/.test(value)) narrowed.role = value as RoleValue;
  }
  for (const test of testsOf(expression)) {
    if (test.kind !== "within") continue;
    const near = test.place.text.replaceAll(/[\s-]/g, "").toUpperCase();
    // The server measures from one place.
    if (narrowed.near !== undefined && narrowed.near !== near)
      throw whereError(
        query,
        test.place.at,
        "A query measures from one place.",
        `Use ${narrowed.near} here, or ask twice.`,
      );
    narrowed.near = near;
  }
  return narrowed;
}

const STATES = ["active", "unverified", "unclaimed", "disabled", "closed"] as const;

const isState = (word: string): word is (typeof STATES)[number] =>
  (STATES as readonly string[]).includes(word);
