import { localized } from "@foodshed/sdk/locale";
import type { Access } from "../../core/access.ts";
import type { Actor } from "../../core/actor.ts";
import { DomainError } from "../../core/domain-error.ts";
import * as coreStrings from "../../core/generated/strings.ts";
import type { ResponseBody } from "../handler.ts";
import type { Services } from "../services.ts";
import { toBasicProfile, toProfile, type Viewing } from "./profiles.presenter.ts";
import * as queries from "./profiles.queries.ts";
import { ensureRecords } from "./role-records.ts";

type Profile = ResponseBody<"getProfileBySlug">;

const ABSENT = localized(coreStrings.noSuchProfile);

/** The relation of a caller without any connection to a profile. */
export const FOR_EVERYBODY: Viewing = {
  editable: false,
  own: false,
  silenced: null,
  connection: null,
  person: null,
  administrator: false,
};

/** A published profile, or an unpublished one for those who may edit it. */
export async function getProfileBySlug(services: Services, actor: Actor, access: Access): Promise<Profile> {
  const row = access.ownerAccountId !== undefined && (await readWhole(services, access.ownerAccountId));
  const editable = access.view === "full";
  if (!row || (row.published_at === null && !editable)) throw DomainError.notFound(ABSENT);
  return toProfile(
    row,
    await viewing(services, actor, row.id, editable),
    services.images,
    services.config.publicUrl,
  );
}

/** The caller's own profile, or with `id` one that the caller may edit. */
export async function getProfileById(
  services: Services,
  actor: Actor,
  access: Access,
  input: { id?: number; basic?: boolean },
): Promise<ResponseBody<"getProfileById">> {
  if (access.view !== "full" || access.ownerAccountId === undefined) throw DomainError.forbidden();
  const accountId = input.id ?? (actor.kind === "visitor" ? access.ownerAccountId : actor.accountId);
  const row = await readWhole(services, accountId);
  if (!row) throw DomainError.notFound(ABSENT);
  if (input.basic) return toBasicProfile(row, userOf(actor), services.images);
  return toProfile(
    row,
    await viewing(services, actor, row.id, true),
    services.images,
    services.config.publicUrl,
  );
}

/** A role that came without its records, from an older import say, is given them when it is first read. */
export async function readWhole(services: Services, accountId: number) {
  const row = await queries.readProfile(services.db, accountId);
  if (!row || row.roles.every(({ details }) => details)) return row;
  await ensureRecords(services.db, row.roles);
  return await queries.readProfile(services.db, accountId);
}

const userOf = (actor: Actor) => (actor.kind === "visitor" ? undefined : actor.userId);

async function viewing(
  services: Services,
  actor: Actor,
  accountId: number,
  editable: boolean,
): Promise<Viewing> {
  const own = actor.kind !== "visitor" && actor.accountId === accountId;
  if (actor.kind === "visitor") return { ...FOR_EVERYBODY, editable };
  if (own) {
    const reminders = await queries.wantsReminders(services.db, actor);
    const person = { userId: actor.userId, reminders };
    return { ...FOR_EVERYBODY, editable, own, person, administrator: actor.kind === "administrator" };
  }
  const connection = await queries.findConnection(services.db, actor.accountId, accountId);
  return {
    editable,
    own,
    person: null,
    administrator: actor.kind === "administrator",
    silenced: await queries.findSilenced(services.db, actor.accountId, accountId),
    connection: connection
      ? {
          id: connection.id,
          status: connection.state === "accepted" ? "accepted" : "pending",
          manage: connection.manage,
          sent_by_me: connection.requested_by_account_id === actor.accountId,
        }
      : null,
  };
}
