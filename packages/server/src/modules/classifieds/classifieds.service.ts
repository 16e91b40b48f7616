import { localized } from "@foodshed/sdk/locale";
import { isExpired, neededBy } from "@foodshed/sdk/vocabulary";
import type { Access } from "../../core/access.ts";
import type { Actor } from "../../core/actor.ts";
import { days, fromNow } from "../../core/clock.ts";
import { DomainError } from "../../core/domain-error.ts";
import * as coreStrings from "../../core/generated/strings.ts";
import { editor } from "../../core/signed-in.ts";
import { NEEDED_BY_MESSAGE } from "../../core/validation-messages.ts";
import type { Connection } from "../../infra/db/connection.ts";
import type { InsertColumns, UpdateColumns } from "../../infra/db/tables/columns.ts";
import type { ClassifiedsTable } from "../../infra/db/tables/marketplace.ts";
import { inTransaction } from "../../infra/db/transactions.ts";
import type { StoredImage } from "../../infra/images/images.ts";
import { findNetwork } from "../accounts/organizations.ts";
import { emitActivity } from "../activity/activity.events.ts";
import { recordWrite } from "../audit/audit.ts";
import * as pictures from "../files/pictures.ts";
import type { Body, ResponseBody } from "../handler.ts";
import { changeMatchAlert } from "../match-alerts/match-alerts.service.ts";
import { refuseWhileSuspended } from "../moderation/restrictions.ts";
import { notifyNewClassified } from "../notifications/notifications.triggers.ts";
import { findPublished } from "../profiles/published.ts";
import { indexClassified, removeClassifiedsFromIndex } from "../search/search.indexing.ts";
import type { Services } from "../services.ts";
import { languageOfClassified } from "./classified-language.ts";
import * as queries from "./classifieds.queries.ts";
import * as strings from "./generated/strings.ts";

type Classified = ResponseBody<"getClassified">;
type NewColumns = InsertColumns<
  ClassifiedsTable,
  Exclude<keyof Body<"createClassified">, "profile_id" | "picture" | "tell_matches">
>;
type ChangedColumns = UpdateColumns<
  ClassifiedsTable,
  Exclude<keyof Body<"updateClassified">, "classified_id" | "picture" | "tell_matches">
>;

export const ABSENT = localized(strings.noSuchClassified);
const MAX_DAYS = 731;

/** A profile's classifieds. Callers who may edit the profile get expired ones too. */
export async function listClassifieds(
  services: Services,
  access: Access,
  input: { profile_id: number },
): Promise<Classified[]> {
  const editable = access.view === "full";
  if (!editable && !(await findPublished(services.db, input.profile_id))) {
    throw DomainError.notFound(localized(coreStrings.noSuchProfile));
  }
  if (!editable) return await listUnexpired(services, input.profile_id);
  const rows = await queries.listOfAccount(services.db, input.profile_id, undefined);
  return rows.map((row) => toClassified(services, row, true));
}

/** A profile's classifieds as other members get them. */
export async function listUnexpired(services: Services, accountId: number): Promise<Classified[]> {
  const rows = await queries.listOfAccount(services.db, accountId, services.clock.now());
  return rows.map((row) => toClassified(services, row, false));
}

/** The latest unexpired classifieds of all profiles, or of one network's members. */
export async function listPublicClassifieds(
  services: Services,
  input: { size?: number; network?: string },
): Promise<Classified[]> {
  const rows = await listLatest(services, { size: input.size ?? 4, network: input.network });
  return rows.map((row) => toClassified(services, row, false));
}

/** Only networks have members; a manager user's connections are private. */
async function listLatest(
  { db, clock }: Services,
  { size, network: slug }: { size: number; network: string | undefined },
): Promise<queries.ClassifiedRow[]> {
  const network = slug === undefined ? undefined : await findNetwork(db, slug);
  if (slug !== undefined && !network) return [];
  return await queries.listLatest(db, { size, network: network?.id, endsAfter: clock.now() });
}

/** A classified as feeds contain it. */
export interface PublishedClassified extends Classified {
  updated_at: string;
  /** Its picture's JPEG. Bytes are unknown of pictures that were stored before they were counted. */
  picture: { key: string; width: number; bytes: number | null } | null;
}

/** As `listPublicClassifieds`, with what only feeds say. */
export async function listForFeed(
  services: Services,
  which: { size: number; network: string | undefined },
): Promise<PublishedClassified[]> {
  const rows = await listLatest(services, which);
  return rows.map((row) => ({
    ...toClassified(services, row, false),
    updated_at: row.updated_at.toISOString(),
    picture: row.image_key && row.width ? { key: row.image_key, width: row.width, bytes: row.bytes } : null,
  }));
}

/** When the first of these classifieds ends, so that a list of unexpired ones changes. */
export function firstEnd(classifieds: Pick<Classified, "needed_by">[]): Date | undefined {
  return classifieds.length === 0
    ? undefined
    : new Date(Math.min(...classifieds.map(({ needed_by }) => Date.parse(needed_by))));
}

export async function getClassified(
  services: Services,
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

/** Posts a classified for a profile that the caller may edit; who posted it is recorded. */
export async function createClassified(
  services: Services,
  actor: Actor,
  access: Access,
  input: Body<"createClassified">,
  image: StoredImage | undefined,
): Promise<Classified> {
  const poster = editor(actor, access);
  if (!services.settings.current().values.posting)
    throw DomainError.forbidden(localized(strings.postingClosed));
  const end = checkedDate(services, input.needed_by);
  return await inTransaction(services.db, async (transaction) => {
    const posting = [input.profile_id, poster.accountId];
    await refuseWhileSuspended(transaction, services.clock, posting, "suspend_posting");
    if (image) await pictures.insertImage(transaction, input.profile_id, image);
    const said: NewColumns = {
      title: input.title.trim(),
      description: input.description.trim(),
      language: input.language ?? null,
      title_translation: input.title_translation?.trim() ?? "",
      description_translation: input.description_translation?.trim() ?? "",
      looking_for: input.looking_for,
      category: input.category,
      needed_by: end,
    };
    const id = await queries.insertClassified(transaction, {
      ...said,
      account_id: input.profile_id,
      poster_account_id: poster.accountId,
      poster_user_id: poster.userId,
      image_key: image?.key ?? null,
      created_at: services.clock.now(),
    });
    await changeMatchAlert(services, transaction, poster, {
      classified: id,
      tells: input.tell_matches,
      isReworded: false,
    });
    await indexClassified(transaction, id);
    await emitActivity(transaction, services.clock, {
      verb: "posted_classified",
      actor: input.profile_id,
      by: poster,
      actee: { classified: id },
    });
    await recordWrite(transaction, services.clock, poster, "createClassified", input.profile_id);
    await notifyNewClassified(services, transaction, { id, accountId: input.profile_id });
    return readBack(services, transaction, id);
  });
}

/** Updates the fields of a classified that are sent, and leaves the rest. */
export async function updateClassified(
  services: Services,
  actor: Actor,
  access: Access,
  input: Body<"updateClassified">,
  image: StoredImage | undefined,
): Promise<Classified> {
  const caller = editor(actor, access);
  let replaced: string | null = null;
  const response = await inTransaction(services.db, async (transaction) => {
    const before = await queries.lockClassified(transaction, input.classified_id);
    if (!before) throw DomainError.notFound(ABSENT);
    const posting = [before.account_id, caller.accountId];
    await refuseWhileSuspended(transaction, services.clock, posting, "suspend_posting");
    const date = input.needed_by === undefined ? undefined : checkedDate(services, input.needed_by);
    const sameDate = date === undefined || +date === +endOf(before);
    if (image) await pictures.insertImage(transaction, before.account_id, image, before.image_key);
    const said: ChangedColumns = {
      title: input.title?.trim(),
      description: input.description?.trim(),
      language: changedLanguage(before, input),
      title_translation: changedTranslation(input.title_translation),
      description_translation: changedTranslation(input.description_translation),
      looking_for: input.looking_for,
      category: input.category,
      needed_by: date,
    };
    await queries.updateClassified(transaction, before.id, {
      ...said,
      ...(date && newEnd(before, date)),
      // With a new date the owner gets another mail when it has passed.
      expiry_notified_at: sameDate ? undefined : null,
      image_key: image?.key,
      updated_at: services.clock.now(),
    });
    if (image && before.image_key) {
      replaced = before.image_key;
      await pictures.deleteImages(transaction, [replaced]);
    }
    await changeMatchAlert(services, transaction, caller, {
      classified: before.id,
      tells: input.tell_matches,
      isReworded: (["title", "description", "looking_for", "category"] as const).some(
        (name) => said[name] !== undefined && said[name] !== before[name],
      ),
    });
    await indexClassified(transaction, before.id);
    await recordWrite(transaction, services.clock, caller, "updateClassified", before.account_id);
    return readBack(services, transaction, before.id);
  });
  if (replaced) await pictures.discardPictures(services, [replaced]);
  return response;
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
    if (before.image_key) await pictures.deleteImages(transaction, [before.image_key]);
    await removeClassifiedsFromIndex(transaction, [before.id]);
    await recordWrite(transaction, services.clock, caller, "deleteClassified", before.account_id);
    return before.image_key;
  });
  if (image) await pictures.discardPictures(services, [image]);
}

/** A translation that a request sets, empty for none; undefined when it leaves it as it is. */
function changedTranslation(given: string | null | undefined): string | undefined {
  return given === undefined ? undefined : (given?.trim() ?? "");
}

/** Undefined when a request leaves language and texts as they are. */
function changedLanguage(before: queries.ClassifiedRow, input: Body<"updateClassified">) {
  if (input.language) return input.language;
  const isRecognizedAgain =
    input.language === null || input.title !== undefined || input.description !== undefined;
  const isTranslated = input.title_translation || input.description_translation;
  if (!isRecognizedAgain && (before.language || !isTranslated)) return undefined;
  return languageOfClassified({
    title: input.title ?? before.title,
    description: input.description ?? before.description,
    title_translation: changedTranslation(input.title_translation) ?? before.title_translation,
    description_translation:
      changedTranslation(input.description_translation) ?? before.description_translation,
  });
}

/** When a classified ends; a date without a time is a day in Ontario. */
function checkedDate(services: Services, text: string): Date {
  const date = neededBy(text);
  if (!date) throw DomainError.invalid({ needed_by: [NEEDED_BY_MESSAGE] });
  if (isExpired(date, services.clock.now())) {
    throw DomainError.invalid({ needed_by: [localized(strings.dateInPast)] });
  }
  if (date > fromNow(services.clock, days(MAX_DAYS))) {
    throw DomainError.invalid({ needed_by: [localized(strings.dateTooFar)] });
  }
  return date;
}

/** When a classified ends, also while administrators hide it. */
export const endOf = (row: Pick<queries.ClassifiedRow, "needed_by" | "needed_by_before_hiding">): Date =>
  row.needed_by_before_hiding ?? row.needed_by;

/** A new date of a hidden classified counts once it is shown again. */
export function newEnd(
  row: Pick<queries.ClassifiedRow, "needed_by" | "needed_by_before_hiding">,
  date: Date,
): { needed_by: Date; needed_by_before_hiding: Date | null } {
  return row.needed_by_before_hiding === null
    ? { needed_by: date, needed_by_before_hiding: null }
    : { needed_by: row.needed_by, needed_by_before_hiding: date };
}

async function readBack(services: Services, transaction: Connection, id: number): Promise<Classified> {
  const row = await queries.findClassified(transaction, id);
  if (!row) throw DomainError.notFound(ABSENT);
  return toClassified(services, row, true);
}

export function toClassified(services: Services, row: queries.ClassifiedRow, editable: boolean): Classified {
  const image =
    row.image_key && row.width && row.height
      ? { key: row.image_key, width: row.width, height: row.height }
      : null;
  return {
    id: row.id,
    title: row.title,
    description: row.description,
    language: row.language,
    title_translation: row.title_translation || null,
    description_translation: row.description_translation || null,
    looking_for: row.looking_for,
    category: row.category,
    needed_by: (editable ? endOf(row) : row.needed_by).toISOString(),
    expired: isExpired(row.needed_by, services.clock.now()),
    photo_file_name: image && services.images.address(image),
    media: { photo: image && services.images.describe(image) },
    account: { id: row.account_id, slug: row.slug, business_name: row.business_name },
    city: row.city || null,
    profile_id: row.account_id,
    editable,
    tell_matches: editable ? row.tell_matches : null,
    created_at: row.created_at.toISOString(),
  } satisfies Required<Classified>;
}
