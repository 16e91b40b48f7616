import { cacheable } from "../cacheable.ts";
import { pictureKeys, storePicture } from "../files/pictures.ts";
import type { Routes } from "../handler.ts";
import type { ServiceJob } from "../services.ts";
import { withUpload } from "../with-upload.ts";
import * as pages from "./classified-page.service.ts";
import { classifiedsExpiry } from "./classifieds.expiry.ts";
import * as classifieds from "./classifieds.service.ts";

export const routes: Routes<
  | "listClassifieds"
  | "listPublicClassifieds"
  | "getClassified"
  | "createClassified"
  | "updateClassified"
  | "deleteClassified"
  | "getClassifiedPage"
  | "renewClassified"
  | "matchClassified"
> = {
  listClassifieds: cacheable({
    respond: ({ services, access, query }) => classifieds.listClassifieds(services, access, query),
    expiresAt: classifieds.firstEnd,
  }),
  listPublicClassifieds: cacheable({
    respond: ({ services, query }) => classifieds.listPublicClassifieds(services, query),
    expiresAt: classifieds.firstEnd,
  }),
  getClassified: ({ services, access, params }) => classifieds.getClassified(services, access, params),
  createClassified: withUpload({
    store: ({ services, files }) => storePicture(services, files.picture),
    keysOf: pictureKeys,
    respond: ({ services, actor, access, body }, image) =>
      classifieds.createClassified(services, actor, access, body, image),
  }),
  updateClassified: withUpload({
    store: ({ services, files }) => storePicture(services, files.picture),
    keysOf: pictureKeys,
    respond: ({ services, actor, access, body }, image) =>
      classifieds.updateClassified(services, actor, access, body, image),
  }),
  deleteClassified: ({ services, actor, access, body }) =>
    classifieds.deleteClassified(services, actor, access, body),
  getClassifiedPage: cacheable({
    respond: ({ services, access, params }) => pages.getClassifiedPage(services, access, params),
    expiresAt: pages.pageExpiry,
  }),
  renewClassified: ({ services, actor, access, body }) =>
    pages.renewClassified(services, actor, access, body),
  matchClassified: ({ services, body }) => pages.matchClassified(services, body),
};

export const jobs: ServiceJob[] = [classifiedsExpiry];
