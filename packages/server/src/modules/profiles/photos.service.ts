import { localized } from "@foodshed/sdk/locale";
import { GALLERY_MAX_IMAGES } from "@foodshed/sdk/vocabulary";
import type { Access } from "../../core/access.ts";
import type { Actor } from "../../core/actor.ts";
import { DomainError } from "../../core/domain-error.ts";
import * as coreStrings from "../../core/generated/strings.ts";
import type { UploadedFile } from "../../core/uploaded-file.ts";
import type { StoredImage } from "../../infra/images/images.ts";
import { insertImage, storePicture } from "../files/pictures.ts";
import { moveReplacedPictures, replacePictures } from "../files/replaced-pictures.ts";
import type { Body, ResponseBody } from "../handler.ts";
import type { Services } from "../services.ts";
import * as strings from "./generated/strings.ts";
import * as queries from "./photos.queries.ts";
import { type Edit, editProfile, requireOwn } from "./profile-edit.ts";
import { toGalleryPhoto } from "./profiles.presenter.ts";
import { findPublished } from "./published.ts";

const ABSENT = localized(strings.noSuchPhoto);

/** The profile's picture as it is sent. */
export function storePhoto(services: Services, picture: UploadedFile | undefined): Promise<StoredImage> {
  return storePicture(services, required(picture));
}

/** Replaces a profile's picture. */
export async function setPhoto(
  services: Services,
  actor: Actor,
  access: Access,
  image: StoredImage,
): Promise<ResponseBody<"setPhoto">> {
  const replaced = await editProfile(services, actor, access, { operation: "setPhoto" }, async (edit) => {
    const { trx, account } = edit;
    await insertImage(trx, account.id, image, account.photo_key);
    await queries.updatePicture(trx, account.id, image.key);
    if (account.photo_key) await replacePictures(services, trx, account.id, [account.photo_key]);
    edit.verb = "added_photo";
    return account.photo_key;
  });
  if (replaced) await moveReplacedPictures(services, [replaced]);
  return { photo_file_name: services.images.address(image), image: services.images.describe(image) };
}

/** A photo for the gallery, which has room for six: looked at before the picture is made, and again under the lock. */
export async function storeGalleryPhoto(
  services: Services,
  { profile_id }: Body<"addGalleryPhoto">,
  picture: UploadedFile | undefined,
): Promise<StoredImage> {
  const file = required(picture);
  if ((await queries.findFreePlace(services.db, profile_id)) === undefined) throw full();
  return await storePicture(services, file);
}

export async function addGalleryPhoto(
  services: Services,
  actor: Actor,
  access: Access,
  input: Body<"addGalleryPhoto">,
  image: StoredImage,
): Promise<ResponseBody<"addGalleryPhoto">> {
  return await editProfile(services, actor, access, { operation: "addGalleryPhoto" }, async (edit) => {
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
  });
}

/** The gallery of a published profile, or of one that the caller may edit. */
export async function listGalleryPhotos(
  services: Services,
  access: Access,
  input: { profile_id: number },
): Promise<ResponseBody<"listGalleryPhotos">> {
  const account = await findPublished(services.db, input.profile_id);
  if (account === undefined || (!account && access.view !== "full")) {
    throw DomainError.notFound(localized(coreStrings.noSuchProfile));
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
): Promise<ResponseBody<"updateGalleryPhoto">> {
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
    await replacePictures(services, edit.trx, edit.account.id, [photo.key]);
    return photo.key;
  });
  await moveReplacedPictures(services, [key]);
}

function required(picture: UploadedFile | undefined): UploadedFile {
  if (!picture) throw DomainError.invalid({ picture: [localized(coreStrings.selectFile)] });
  return picture;
}

function full(): DomainError {
  return DomainError.conflict(localized(strings.atMostImages, { count: GALLERY_MAX_IMAGES }));
}

/** A photo of the profile that is being edited. @throws DomainError 404 when it is gone by now */
async function findOwn(edit: Edit, id: number) {
  await requireOwn(edit, "photo", id);
  const row = await queries.findGalleryPhoto(edit.trx, id);
  if (!row) throw DomainError.notFound(ABSENT);
  return row;
}
