import { availableParallelism } from "node:os";
import { localized } from "@foodshed/sdk/locale";
import { isGuessable, type PasswordOwner, passwordTooGuessable } from "@foodshed/sdk/vocabulary";
import { hash, verify } from "@node-rs/argon2";
import { DomainError } from "../../core/domain-error.ts";
import * as strings from "./generated/strings.ts";

/** OWASP's floor for Argon2id: 19 MiB of memory, two passes, one thread. */
export const SAFE_COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

let cost = SAFE_COST;

/** For tests alone, which hash thousands of passwords that protect nothing. */
export function setHashCost(changed: typeof SAFE_COST): void {
  cost = changed;
  decoy = undefined;
}

export function hashPassword(password: string): Promise<string> {
  return oneOfFew(() => hash(password, cost));
}

/** False when there is no hash; takes as long as when there is one. */
export async function isPassword(
  password: string,
  passwordHash: string | null | undefined,
): Promise<boolean> {
  const right = await oneOfFew(async () => verify(passwordHash ?? (await placeholder()), password));
  return right && Boolean(passwordHash);
}

/**
 * Refuses some 49,000 common passwords, those that only add signs to one of them, and those that are made of
 * what strangers know of their owner.
 * @throws DomainError
 */
export async function refuseWeakPassword(password: string, owner: PasswordOwner): Promise<void> {
  const common = await commonPasswords();
  const folded = password.toLowerCase();
  if (common.has(folded) || common.has(folded.replaceAll(/[^a-z0-9]/g, ""))) {
    throw DomainError.invalid({ password: [localized(strings.tooCommon)] });
  }
  if (isGuessable(password, owner))
    throw DomainError.invalid({ password: [localized(passwordTooGuessable)] });
}

let list: Promise<Set<string>> | undefined;
function commonPasswords(): Promise<Set<string>> {
  list ??= import("@zxcvbn-ts/language-common").then(
    ({ dictionary }) => new Set(dictionary["passwords-common"].map(String)),
  );
  return list;
}

let decoy: Promise<string> | undefined;
function placeholder(): Promise<string> {
  decoy ??= hash("a password that nobody has", cost);
  return decoy;
}

/** Each hash takes 19 MiB and a core: more at once than there are cores only makes all of them late. */
const slots = Math.max(1, availableParallelism() - 1);
/** As many as take about two seconds; further calls are refused and may retry later. */
const longestQueue = 64 * slots;
let running = 0;
const waiting: (() => void)[] = [];

/** @throws DomainError 503 when the queue is full */
async function oneOfFew<T>(work: () => Promise<T>): Promise<T> {
  if (waiting.length >= longestQueue) throw DomainError.busy();
  if (running >= slots) await new Promise<void>((resolve) => waiting.push(resolve));
  else running += 1;
  try {
    return await work();
  } finally {
    const next = waiting.shift();
    if (next) next();
    else running -= 1;
  }
}
