import { isExpired } from "@foodshed/sdk/vocabulary";
import { DomainError } from "../../errors.ts";
import type { Access, Answer, Body, UploadedFile } from "../../handlers.ts";
import { recordWrite } from "../../platform/audit.ts";
import { days, fromNow } from "../../platform/clock.ts";
import type { Actor, Connection, Services } from "../../platform/context.ts";
import { deleteImages, insertImage, withPicture } from "../../platform/pictures.ts";
import { editor } from "../../platform/signed-in.ts";
import { inTransaction } from "../../platform/transactions.ts";
import { recordActivity } from "../activity/activity.recording.ts";
import { notifyNewClassified } from "../notifications/notifications.causes.ts";
import { findPublished } from "../profiles/profiles.queries.ts";
import { indexClassified, removeClassifiedsFromIndex } from "../search/search.indexing.ts";
import * as queries from "./classifieds.queries.ts";

type Classified = Answer<"getClassified">;

const ABSENT = "This classified does not exist.";
const LONGEST_DAYS = 731;

/** A profile's ads. Whoever may edit the profile gets expired ones too. */
export async function listClassifieds(
  services: Services,
  _actor: Actor,
  access: Access,
  input: { profile_id: number },
): Promise<Classified[]> {
  const editable = access.view === "full";
  if (!editable && !(await findPublished(services.db, input.profile_id))) {
    throw DomainError.notFound("This profile does not exist.");
  }
  const endsAfter = editable ? undefined : services.clock.now();
  const rows = await queries.listOfAccount(services.db, input.profile_id, endsAfter);
  return rows.map((row) => toClassified(services, row, editable));
}

/** The latest unexpired ads of everybody, or of one network's members. */
export async function listPublicClassifieds(
  services: Services,
  _actor: Actor,
  input: { size?: number; network?: string },
): Promise<Classified[]> {
  const rows = await queries.listLatest(services.db, {
    endsAfter: services.clock.now(),
    size: input.size ?? 4,
    network: input.network,
  });
  return rows.map((row) => toClassified(services, row, false));
}

/** When the first of these ads ends, and a list of unexpired ones is another one. */
export function firstEnd(ads: Pick<Classified, "needed_by">[]): Date | undefined {
  return ads.length === 0
    ? undefined
    : new Date(Math.min(...ads.map(({ needed_by }) => Date.parse(needed_by))));
}

export async function getClassified(
  services: Services,
  _actor: Actor,
  access: Access,
  input: { id: number },
): Promise<Classified> {
  const editable = access.view === "full";
  const row = await queries.findClassified(services.db, input.id);
  if (!row) throw DomainError.notFound(ABSENT);
  const open = row.published_at !== null && !isExpired(row.needed_by, services.clock.now());
  if (!open && !editable) throw DomainError.notFound(ABSENT);
  return toClassified(services, row, editable);
}

/** Posts an ad for a profile that the caller may edit; who posted it is recorded. */
export async function createClassified(
  services: Services,
  actor: Actor,
  access: Access,
  input: Body<"createClassified">,
  picture: UploadedFile | undefined,
): Promise<Classified> {
  const poster = editor(actor, access);
  const neededBy = checkedDate(services, input.needed_by);
  return await withPicture(services, picture, (image) =>
    inTransaction(services.db, async (transaction) => {
      if (image) await insertImage(transaction, input.profile_id, image);
      const id = await queries.insertClassified(transaction, {
        account_id: input.profile_id,
        poster_account_id: poster.accountId,
        poster_user_id: poster.userId,
        title: input.title.trim(),
        description: input.description.trim(),
        looking_for: input.looking_for,
        category: input.category,
        needed_by: neededBy,
        image_key: image?.key ?? null,
        created_at: services.clock.now(),
      });
      await indexClassified(transaction, id);
      const deed = { verb: "posted_classified", actor: input.profile_id, actee: { classified: id } } as const;
      await recordActivity(transaction, services.clock, deed);
      await recordWrite(transaction, services.clock, poster, "createClassified", input.profile_id);
      await notifyNewClassified(services, transaction, { id, accountId: input.profile_id });
      return readBack(services, transaction, id);
    }),
  );
}

/** Changes what is sent of an ad, and leaves the rest. */
export async function updateClassified(
  services: Services,
  actor: Actor,
  access: Access,
  input: Body<"updateClassified">,
  picture: UploadedFile | undefined,
): Promise<Classified> {
  const caller = editor(actor, access);
  let replaced: string | null = null;
  const answer = await withPicture(services, picture, (image) =>
    inTransaction(services.db, async (transaction) => {
      const before = await queries.lockClassified(transaction, input.classified_id);
      if (!before) throw DomainError.notFound(ABSENT);
      // The date that it already has may be sent back with another change, also when it has passed.
      const sameDate = input.needed_by !== undefined && +new Date(input.needed_by) === +before.needed_by;
      if (image) await insertImage(transaction, before.account_id, image);
      await queries.updateClassified(transaction, before.id, {
        title: input.title?.trim(),
        description: input.description?.trim(),
        looking_for: input.looking_for,
        category: input.category,
        needed_by:
          input.needed_by === undefined || sameDate ? undefined : checkedDate(services, input.needed_by),
        // With a new date the owner is told again when it has passed.
        expiry_notified_at: input.needed_by === undefined || sameDate ? undefined : null,
        image_key: image?.key,
        updated_at: services.clock.now(),
      });
      if (image && before.image_key) {
        replaced = before.image_key;
        await deleteImages(transaction, [replaced]);
      }
      await indexClassified(transaction, before.id);
      await recordWrite(transaction, services.clock, caller, "updateClassified", before.account_id);
      return readBack(services, transaction, before.id);
    }),
  );
  if (replaced) await services.images.remove(replaced);
  return answer;
}

export async function deleteClassified(
  services: Services,
  actor: Actor,
  access: Access,
  input: { classified_id: number },
): Promise<undefined> {
  const caller = editor(actor, access);
  const image = await inTransaction(services.db, async (transaction) => {
    const before = await queries.lockClassified(transaction, input.classified_id);
    if (!before || !(await queries.deleteClassified(transaction, before.id)))
      throw DomainError.notFound(ABSENT);
    if (before.image_key) await deleteImages(transaction, [before.image_key]);
    await removeClassifiedsFromIndex(transaction, [before.id]);
    await recordWrite(transaction, services.clock, caller, "deleteClassified", before.account_id);
    return before.image_key;
  });
  if (image) await services.images.remove(image);
}

function checkedDate(services: Services, text: string): Date {
  const date = new Date(text);
  if (Number.isNaN(date.getTime()))
    throw DomainError.invalid({ needed_by: ["You must provide a valid date."] });
  if (isExpired(date, services.clock.now())) {
    throw DomainError.invalid({ needed_by: ["You cannot select a date in the past."] });
  }
  if (date > fromNow(services.clock, days(LONGEST_DAYS))) {
    throw DomainError.invalid({ needed_by: ["You must select a date within the next two years."] });
  }
  return date;
}

async function readBack(services: Services, transaction: Connection, id: number): Promise<Classified> {
  const row = await queries.findClassified(transaction, id);
  if (!row) throw DomainError.notFound(ABSENT);
  return toClassified(services, row, true);
}

function toClassified(services: Services, row: queries.ClassifiedRow, editable: boolean): Classified {
  const image =
    row.image_key && row.width && row.height
      ? { key: row.image_key, width: row.width, height: row.height }
      : null;
  return {
    id: row.id,
    title: row.title,
    description: row.description,
    looking_for: row.looking_for,
    category: row.category,
    needed_by: row.needed_by.toISOString(),
    expired: isExpired(row.needed_by, services.clock.now()),
    photo_file_name: image && services.images.address(image),
    media: { photo: image && services.images.describe(image) },
    account: { id: row.account_id, slug: row.slug, business_name: row.business_name },
    city: row.city || null,
    profile_id: row.account_id,
    editable,
    created_at: row.created_at.toISOString(),
  };
}
