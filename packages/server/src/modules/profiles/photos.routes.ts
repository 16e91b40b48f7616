import type { Routes } from "../../handlers.ts";
import * as photos from "./photos.service.ts";

export const routes: Routes<
  "setPhoto" | "addGalleryPhoto" | "listGalleryPhotos" | "updateGalleryPhoto" | "deleteGalleryPhoto"
> = {
  setPhoto: ({ services, actor, access, files }) => photos.setPhoto(services, actor, access, files.picture),
  addGalleryPhoto: ({ services, actor, access, body, files }) =>
    photos.addGalleryPhoto(services, actor, access, body, files.picture),
  listGalleryPhotos: ({ services, actor, access, query }) =>
    photos.listGalleryPhotos(services, actor, access, query),
  updateGalleryPhoto: ({ services, actor, access, body }) =>
    photos.updateGalleryPhoto(services, actor, access, body),
  deleteGalleryPhoto: ({ services, actor, access, body }) =>
    photos.deleteGalleryPhoto(services, actor, access, body),
};
