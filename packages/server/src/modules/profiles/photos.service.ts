import { GALLERY_MAX_IMAGES } from "@foodshed/sdk/vocabulary";
import { DomainError } from "../../errors.ts";
import type { Access, Answer, Body, UploadedFile } from "../../handlers.ts";
import type { Actor, Services } from "../../platform/context.ts";
import { deleteImages, insertImage, withPicture } from "../../platform/pictures.ts";
import * as queries from "./photos.queries.ts";
import { type Edit, editProfile, requireOwn } from "./profile-edit.ts";
import { toGalleryPhoto } from "./profiles.answers.ts";
import { findPublished } from "./profiles.queries.ts";

const ABSENT = "This photo does not exist.";

/** Replaces a profile's picture. */
export async function setPhoto(
  services: Services,
  actor: Actor,
  access: Access,
  picture: UploadedFile | undefined,
): Promise<Answer<"setPhoto">> {
  const { image, replaced } = await withPicture(services, required(picture), (image) =>
    editProfile(services, actor, access, { operation: "setPhoto" }, async (edit) => {
      const { trx, account } = edit;
      await insertImage(trx, account.id, image);
      await queries.updatePicture(trx, account.id, image.key);
      if (account.photo_key) await deleteImages(trx, [account.photo_key]);
      edit.verb = "added_photo";
      return { image, replaced: account.photo_key };
    }),
  );
  if (replaced) await services.images.remove(replaced);
  return { photo_file_name: services.images.address(image), image: services.images.describe(image) };
}

/** Adds a photo to the gallery, which has room for six. */
export async function addGalleryPhoto(
  services: Services,
  actor: Actor,
  access: Access,
  input: Body<"addGalleryPhoto">,
  picture: UploadedFile | undefined,
): Promise<Answer<"addGalleryPhoto">> {
  const file = required(picture);
  // Looked at before the picture is made, and again under the lock.
  if ((await queries.findFreePlace(services.db, input.profile_id)) === undefined) throw full();
  return await withPicture(services, file, (image) =>
    editProfile(services, actor, access, { operation: "addGalleryPhoto" }, async (edit) => {
      const { trx, account } = edit;
      const position = await queries.findFreePlace(trx, account.id);
      if (position === undefined) throw full();
      await insertImage(trx, account.id, image);
      const id = await queries.insertGalleryPhoto(trx, {
        account_id: account.id,
        image_key: image.key,
        position,
        in_vendor_gallery: input.vendor ?? true,
        in_b2b_gallery: input.b2b ?? true,
        created_at: services.clock.now(),
      });
      edit.verb = "added_photo";
      return toGalleryPhoto(await findOwn(edit, id), services.images);
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
  const account = await findPublished(services.db, input.profile_id);
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
  { photo_id, showInGallery }: Body<"updateGalleryPhoto">,
): Promise<Answer<"updateGalleryPhoto">> {
  return await editProfile(services, actor, access, { operation: "updateGalleryPhoto" }, async (edit) => {
    const photo = await findOwn(edit, photo_id);
    await queries.updateGalleryPhoto(edit.trx, photo.id, {
      in_vendor_gallery: showInGallery.vendor,
      in_b2b_gallery: showInGallery.b2b,
    });
    return { ...toGalleryPhoto(photo, services.images), showInGallery };
  });
}

export async function deleteGalleryPhoto(
  services: Services,
  actor: Actor,
  access: Access,
  { photo_id }: Body<"deleteGalleryPhoto">,
): Promise<undefined> {
  const operation = "deleteGalleryPhoto";
  const key = await editProfile(services, actor, access, { operation }, async (edit) => {
    const photo = await findOwn(edit, photo_id);
    await queries.deleteGalleryPhoto(edit.trx, photo.id);
    await deleteImages(edit.trx, [photo.key]);
    return photo.key;
  });
  await services.images.remove(key);
}

function required(picture: UploadedFile | undefined): UploadedFile {
  if (!picture) throw DomainError.invalid({ picture: ["You must select a file to add."] });
  return picture;
}

function full(): DomainError {
  return DomainError.conflict(`You are limited to a maximum of ${GALLERY_MAX_IMAGES} images.`);
}

/** A photo of the profile that is being edited. @throws DomainError 404 when it is gone by now */
async function findOwn(edit: Edit, id: number) {
  await requireOwn(edit, "photo", id);
  const row = await queries.findGalleryPhoto(edit.trx, id);
  if (!row) throw DomainError.notFound(ABSENT);
  return row;
}
