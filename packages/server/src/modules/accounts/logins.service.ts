import { type Clock, days, fromNow } from "../../core/clock.ts";
import { DomainError } from "../../core/domain-error.ts";
import type { MemberRole } from "../../core/member-role.ts";
import type { Connection } from "../../infra/db/connection.ts";
import { isDemo } from "../network/network.service.ts";
import type { Services } from "../services.ts";
import { newDeviceMail } from "./accounts.mails.ts";
import * as queries from "./accounts.queries.ts";
import { type Origin, recognizeDevice, rememberDevice } from "./known-devices.ts";
import { programOf } from "./user-agent.ts";

/** How long an administrator has to set up a second step. */
const SECOND_FACTOR_GRACE = days(14);

/** Who logs in, with the account. */
export type Login = queries.User;

export const findLogin = (db: Connection, userId: number): Promise<Login | undefined> =>
  queries.findUserById(db, userId);

/** However the address is written. */
export const findLoginByEmail = (db: Connection, email: string): Promise<Login | undefined> =>
  queries.findUserByEmail(db, email);

/** Lets one transaction at a time assign an address. */
export const lockEmail = queries.lockEmail;

export { freeEmail } from "./unconfirmed.service.ts";

export type NewLogin = queries.NewUser & {
  role: MemberRole;
  password_hash: string;
  activated_at: Date;
  last_login_at: Date;
};

/** Somebody who had left their last business comes to another one, with a password of now and the second steps of then. */
export async function reopenLogin(trx: Connection, userId: number, login: NewLogin): Promise<void> {
  const { account_id, first_name, last_name, password_hash, last_login_at } = login;
  await queries.setUser(trx, userId, { account_id, first_name, last_name, password_hash, last_login_at });
}

/** A login of somebody who has proved the address; the caller holds `lockEmail` and has freed it. */
export async function createLogin(trx: Connection, { last_login_at, ...user }: NewLogin): Promise<number> {
  const userId = await queries.insertUser(trx, user);
  if (userId === undefined) throw new Error("An address was assigned while it was locked");
  await queries.setUser(trx, userId, { last_login_at });
  return userId;
}

/** The business that the next login opens. */
export const setHome = (trx: Connection, userId: number, accountId: number): Promise<void> =>
  queries.setUser(trx, userId, { account_id: accountId });

export const setName = (
  db: Connection,
  userId: number,
  { first_name, last_name }: { first_name: string; last_name: string },
): Promise<void> => queries.setUser(db, userId, { first_name, last_name });

/** Lets one transaction at a time change what a user logs in with. */
export const lockLogin = queries.lockLogin;

/** Opens the session of a user who has proved who they are, and mails them when the device is a new one. */
export async function openLogin(
  services: Services,
  trx: Connection,
  user: Login,
  origin: Origin,
): Promise<string> {
  const { clock, config, mail, sessions } = services;
  if (!(await recognizeDevice({ ...services, db: trx }, user.email, origin))) {
    await mail.queue(trx, newDeviceMail(config, user, programOf(origin.userAgent), clock.now()));
  }
  await queries.setUser(trx, user.id, { last_login_at: clock.now() });
  await rememberDevice(services, trx, user.id, origin);
  await beginGrace(services, trx, user);
  return sessions.open(trx, user.id, { userAgent: origin.userAgent });
}

/** An administrator's time to set up a second step begins with the first login without one. The demo's logins are public. */
async function beginGrace(
  { db, clock, config }: { db: Services["db"]; clock: Clock; config: Services["config"] },
  trx: Connection,
  user: Login,
): Promise<void> {
  const excused = !user.is_admin || user.second_factor_at !== null || user.second_factor_due_at !== null;
  if (excused || !config.adminSecondFactor || (await isDemo(db, trx))) return;
  await queries.setUser(trx, user.id, { second_factor_due_at: fromNow(clock, SECOND_FACTOR_GRACE) });
}

/** @throws DomainError 401 for a user who is gone */
export async function loginOf(db: Connection, userId: number): Promise<Login> {
  const user = await findLogin(db, userId);
  if (!user) throw DomainError.unauthorized();
  return user;
}
