import { beforeAll } from "vitest";
import { SAFE_COST, setHashCost } from "../infra/auth/passwords.ts";

/** The least that Argon2 takes: members by the thousand sign up and log in, and their passwords protect nothing. */
export const hashCheaply = (): void => setHashCost({ memoryCost: 8, timeCost: 1, parallelism: 1 });

/** Passwords are hashed as in production in the rest of this file: its tests are about how long that takes. */
export function hashAsInProduction(): void {
  beforeAll(() => setHashCost(SAFE_COST));
}
