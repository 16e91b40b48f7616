import { DomainError } from "../../errors.ts";
import type { Access, Answer, Body, UploadedFile } from "../../handlers.ts";
import { recordWrite } from "../../platform/audit.ts";
import type { Actor, Connection, Services } from "../../platform/context.ts";
import { deleteImages, insertImage, withPicture } from "../../platform/pictures.ts";
import type { SignedInActor } from "../../platform/signed-in.ts";
import { inTransaction } from "../../platform/transactions.ts";
import { indexProfile } from "../search/search.indexing.ts";
import * as queries from "./photos.queries.ts";
import { toGalleryPhoto } from "./profiles.answers.ts";

const ABSENT = "This photo does not exist.";

/** Replaces a profile's picture. */
export async function setPhoto(
  services: Services,
  actor: Actor,
  access: Access,
  input: Body<"setPhoto">,
  picture: UploadedFile | undefined,
): Promise<Answer<"setPhoto">> {
  const editor = editorOf(actor, access);
  const file = required(picture);
  const { answer, replaced } = await withPicture(services, file, (image) =>
    inTransaction(services.db, async (transaction) => {
      const account = await locked(transaction, input.profile_id);
      await insertImage(transaction, input.profile_id, image);
      await queries.touchAccount(transaction, input.profile_id, services.clock.now(), image.key);
      if (account.photo_key) await deleteImages(transaction, [account.photo_key]);
      await indexProfile(transaction, input.profile_id);
      await recordWrite(transaction, services.clock, editor, "setPhoto", input.profile_id);
      return {
        answer: { photo_file_name: services.images.address(image), image: services.images.describe(image) },
        replaced: account.photo_key,
      };
    }),
  );
  if (replaced) await services.images.remove(replaced);
  return answer;
}

/** Adds a photo to the gallery, which has room for six. */
export async function addGalleryPhoto(
  services: Services,
  actor: Actor,
  access: Access,
  input: Body<"addGalleryPhoto">,
  picture: UploadedFile | undefined,
): Promise<Answer<"addGalleryPhoto">> {
  const editor = editorOf(actor, access);
  const file = required(picture);
  // Looked at before the picture is made, and again under the lock.
  if ((await queries.findFreePlace(services.db, input.profile_id)) === undefined) throw full();
  return await withPicture(services, file, (image) =>
    inTransaction(services.db, async (transaction) => {
      await locked(transaction, input.profile_id);
      const position = await queries.findFreePlace(transaction, input.profile_id);
      if (position === undefined) throw full();
      await insertImage(transaction, input.profile_id, image);
      const now = services.clock.now();
      const id = await queries.insertGalleryPhoto(transaction, {
        account_id: input.profile_id,
        image_key: image.key,
        position,
        in_vendor_gallery: input.vendor ?? true,
        in_b2b_gallery: input.b2b ?? true,
        created_at: now,
      });
      await changed(services, transaction, input.profile_id);
      await recordWrite(transaction, services.clock, editor, "addGalleryPhoto", input.profile_id);
      return found(services, await queries.findGalleryPhoto(transaction, id));
    }),
  );
}

/** The gallery of a published profile, or of one that the caller may edit. */
export async function listGalleryPhotos(
  services: Services,
  _actor: Actor,
  access: Access,
  input: { profile_id: number },
): Promise<Answer<"listGalleryPhotos">> {
  const account = await queries.findPublished(services.db, input.profile_id);
  if (account === undefined || (!account && access.view !== "full")) {
    throw DomainError.notFound("This profile does not exist.");
  }
  const rows = await queries.listGallery(services.db, input.profile_id);
  return { count: rows.length, results: rows.map((row) => toGalleryPhoto(row, services.images)) };
}

/** Chooses which galleries show a photo. */
export async function updateGalleryPhoto(
  services: Services,
  actor: Actor,
  access: Access,
  input: Body<"updateGalleryPhoto">,
): Promise<Answer<"updateGalleryPhoto">> {
  const editor = editorOf(actor, access);
  return await inTransaction(services.db, async (transaction) => {
    const photo = await queries.findGalleryPhoto(transaction, input.photo_id);
    if (!photo) throw DomainError.notFound(ABSENT);
    await queries.updateGalleryPhoto(transaction, photo.id, {
      in_vendor_gallery: input.showInGallery.vendor,
      in_b2b_gallery: input.showInGallery.b2b,
    });
    await changed(services, transaction, photo.account_id);
    await recordWrite(transaction, services.clock, editor, "updateGalleryPhoto", photo.account_id);
    return { ...toGalleryPhoto(photo, services.images), showInGallery: input.showInGallery };
  });
}

export async function deleteGalleryPhoto(
  services: Services,
  actor: Actor,
  access: Access,
  input: Body<"deleteGalleryPhoto">,
): Promise<undefined> {
  const editor = editorOf(actor, access);
  const key = await inTransaction(services.db, async (transaction) => {
    const photo = await queries.findGalleryPhoto(transaction, input.photo_id);
    if (!photo || !(await queries.deleteGalleryPhoto(transaction, photo.id)))
      throw DomainError.notFound(ABSENT);
    await deleteImages(transaction, [photo.key]);
    await changed(services, transaction, photo.account_id);
    await recordWrite(transaction, services.clock, editor, "deleteGalleryPhoto", photo.account_id);
    return photo.key;
  });
  await services.images.remove(key);
}

function editorOf(actor: Actor, access: Access): SignedInActor {
  if (actor.kind === "visitor") throw DomainError.unauthorized();
  if (access.view !== "full") throw DomainError.forbidden();
  return actor;
}

function required(picture: UploadedFile | undefined): UploadedFile {
  if (!picture) throw DomainError.invalid({ picture: ["You must select a file to add."] });
  return picture;
}

function full(): DomainError {
  return DomainError.conflict("You are limited to a maximum of 6 images.");
}

async function locked(transaction: Connection, accountId: number) {
  const account = await queries.lockAccount(transaction, accountId);
  if (!account) throw DomainError.notFound("This profile does not exist.");
  return account;
}

async function changed(services: Services, transaction: Connection, accountId: number): Promise<void> {
  await queries.touchAccount(transaction, accountId, services.clock.now());
  await indexProfile(transaction, accountId);
}

function found(services: Services, row: Awaited<ReturnType<typeof queries.findGalleryPhoto>>) {
  if (!row) throw DomainError.notFound(ABSENT);
  return toGalleryPhoto(row, services.images);
}
