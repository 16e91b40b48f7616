import { pictureKeys } from "../files/pictures.ts";
import type { Routes } from "../handler.ts";
import { withUpload } from "../with-upload.ts";
import * as photos from "./photos.service.ts";

export const routes: Routes<
  "setPhoto" | "addGalleryPhoto" | "listGalleryPhotos" | "updateGalleryPhoto" | "deleteGalleryPhoto"
> = {
  setPhoto: withUpload({
    store: ({ services, files }) => photos.storePhoto(services, files.picture),
    keysOf: pictureKeys,
    respond: ({ services, actor, access }, image) => photos.setPhoto(services, actor, access, image),
  }),
  addGalleryPhoto: withUpload({
    store: ({ services, body, files }) => photos.storeGalleryPhoto(services, body, files.picture),
    keysOf: pictureKeys,
    respond: ({ services, actor, access, body }, image) =>
      photos.addGalleryPhoto(services, actor, access, body, image),
  }),
  listGalleryPhotos: ({ services, access, query }) => photos.listGalleryPhotos(services, access, query),
  updateGalleryPhoto: ({ services, actor, access, body }) =>
    photos.updateGalleryPhoto(services, actor, access, body),
  deleteGalleryPhoto: ({ services, actor, access, body }) =>
    photos.deleteGalleryPhoto(services, actor, access, body),
};
