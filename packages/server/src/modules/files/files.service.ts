import { createHash, randomBytes } from "node:crypto";
import { localized } from "@foodshed/sdk/locale";
import type { Access } from "../../core/access.ts";
import type { Actor } from "../../core/actor.ts";
import { DomainError } from "../../core/domain-error.ts";
import * as coreStrings from "../../core/generated/strings.ts";
import { type SignedInActor, signedIn } from "../../core/signed-in.ts";
import type { UploadedFile } from "../../core/uploaded-file.ts";
import type { Connection } from "../../infra/db/connection.ts";
import { inTransaction } from "../../infra/db/transactions.ts";
import { recordWrite } from "../audit/audit.ts";
import { type Body, FileResponse, type Query, type ResponseBody } from "../handler.ts";
import { editProfile } from "../profiles/profile-edit.ts";
import type { Services } from "../services.ts";
import { type Attachment, readAttachment } from "./attachment-content.ts";
import { requireRoom } from "./attachment-quota.ts";
import { describeFile, isPrivatePicture, isSignedFor } from "./file-urls.ts";
import * as queries from "./files.queries.ts";
import * as strings from "./generated/strings.ts";

const ABSENT = localized(strings.noSuchFile);

/** An attachment whose bytes stand in the file store. */
export interface StoredAttachment extends Attachment {
  key: string;
}

/** Looks into the file that was sent and stores it. */
export async function storeAttachment(
  services: Services,
  actor: Actor,
  access: Access,
  input: Body<"uploadFile">,
  file: UploadedFile | undefined,
): Promise<StoredAttachment> {
  if (!file) throw DomainError.invalid({ file_data: [localized(coreStrings.selectFile)] });
  const uploader = signedIn(actor);
  refuseContradictions(uploader, input);
  const owner = (input.public && access.ownerAccountId) || uploader.accountId;
  await requireRoom(services, services.db, owner, file.data.byteLength);
  const attachment = await readAttachment(services.images, file, { documents: input.public });
  const key = `attachments/${randomBytes(16).toString("hex")}`;
  await services.files.write(key, attachment.data);
  return { ...attachment, key };
}

/** Keeps an attachment of a profile, or a private one for messages whose readers are named here for good. */
export async function uploadFile(
  services: Services,
  actor: Actor,
  access: Access,
  input: Body<"uploadFile">,
  attachment: StoredAttachment,
): Promise<ResponseBody<"uploadFile">> {
  const uploader = signedIn(actor);
  const id = input.public
    ? await editProfile(services, uploader, access, { operation: "uploadFile" }, ({ trx, account }) =>
        insertAttached(services, trx, uploader, account.id, attachment),
      )
    : await insertPrivate(services, uploader, attachment, input.can_view ?? []);
  const { name, mediaType: media_type, data } = attachment;
  return describeFile(services, { id, name, media_type, size: data.byteLength, public: input.public });
}

function refuseContradictions(
  { accountId }: SignedInActor,
  { public: isPublic, profile_id, can_view = [] }: Body<"uploadFile">,
): void {
  if (isPublic && can_view.length > 0)
    throw DomainError.invalid({ can_view: [localized(strings.publicFileReaders)] });
  if (!isPublic && profile_id !== undefined && profile_id !== accountId)
    throw DomainError.invalid({ profile_id: [localized(strings.privateFileOwner)] });
}

async function insertAttached(
  services: Services,
  trx: Connection,
  uploader: SignedInActor,
  accountId: number,
  attachment: StoredAttachment,
): Promise<number> {
  await requireRoom(services, trx, accountId, attachment.data.byteLength);
  const row = rowOf(services, uploader, attachment);
  const id = await queries.insertFile(trx, { ...row, account_id: accountId, public: true, attached: true });
  if (id === undefined)
    throw DomainError.conflict(localized(strings.fileExists), { file_data: [localized(strings.fileExists)] });
  return id;
}

function insertPrivate(
  services: Services,
  uploader: SignedInActor,
  attachment: StoredAttachment,
  readers: number[],
): Promise<number> {
  return inTransaction(services.db, async (trx) => {
    const { accountId } = uploader;
    await queries.lockAccount(trx, accountId);
    await requireRoom(services, trx, accountId, attachment.data.byteLength);
    const row = rowOf(services, uploader, attachment);
    const id = await queries.insertFile(trx, {
      ...row,
      account_id: accountId,
      public: false,
      attached: false,
    });
    if (id === undefined) throw new Error("A private file met a name that was taken");
    if ((await queries.insertReaders(trx, id, readers)) < readers.length)
      throw DomainError.invalid({ can_view: [localized(strings.unknownReader)] });
    await recordWrite(trx, services.clock, uploader, "uploadFile", accountId);
    return id;
  });
}

function rowOf(
  services: Services,
  uploader: SignedInActor,
  { name, mediaType, data, key }: StoredAttachment,
) {
  return {
    uploaded_by_user_id: uploader.userId,
    name,
    media_type: mediaType,
    size: data.byteLength,
    sha256: createHash("sha256").update(data).digest("hex"),
    storage_key: key,
    created_at: services.clock.now(),
  };
}

/** A private file exists only for its uploader and the readers named at the upload. */
export async function getFile(
  services: Services,
  actor: Actor,
  { id }: { id: number },
): Promise<ResponseBody<"getFile">> {
  const { accountId } = signedIn(actor);
  const row = await queries.findFile(services.db, id);
  if (!row || !(row.public || row.account_id === accountId || row.readers.includes(accountId)))
    throw DomainError.notFound(ABSENT);
  return describeFile(services, row);
}

export async function deleteFile(
  services: Services,
  actor: Actor,
  access: Access,
  { id }: { id: number },
): Promise<undefined> {
  const row = await queries.findFile(services.db, id);
  if (!row || !(row.public || access.relation === "self")) throw DomainError.notFound(ABSENT);
  const remove = async (trx: Connection) => {
    if (!(await queries.deleteFile(trx, id))) throw DomainError.notFound(ABSENT);
  };
  if (row.public) {
    await editProfile(services, actor, access, { operation: "deleteFile" }, ({ trx }) => remove(trx));
  } else {
    await inTransaction(services.db, async (trx) => {
      await remove(trx);
      await recordWrite(trx, services.clock, signedIn(actor), "deleteFile", row.account_id);
    });
  }
  await services.discardFiles([row.storage_key]);
}

/** The bytes, to keep and not to show: whatever a file holds, it runs nowhere. */
export async function downloadFile(
  services: Services,
  { id }: { id: number },
  query: Query<"downloadFile">,
): Promise<FileResponse> {
  const row = await queries.findFile(services.db, id);
  if (!row || !(row.public || isSignedFor(services, id, query))) throw DomainError.notFound(ABSENT);
  const stored = await services.files.read(row.storage_key);
  if (!stored) throw DomainError.notFound(ABSENT);
  const data =
    query.width !== undefined && isPrivatePicture(row)
      ? await services.images.narrowed(stored, query.width)
      : stored;
  return new FileResponse("application/octet-stream", data, {
    "content-disposition": `attachment; filename="${plainName(row.name)}"; filename*=UTF-8''${encodeName(row.name)}`,
    "content-security-policy": "sandbox; default-src 'none'",
    "x-content-type-options": "nosniff",
    "cache-control": row.public ? "public, max-age=300" : "private, no-store",
  });
}

/** For programs that do not know `filename*`. */
function plainName(name: string): string {
  return name.replaceAll(/[^\w .()-]/g, "_");
}

function encodeName(name: string): string {
  return encodeURIComponent(name).replaceAll(/['()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16)}`);
}
