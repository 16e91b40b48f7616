import type { Routes } from "../../handlers.ts";
import { keptForVisitors } from "../../kept-handlers.ts";
import type { RecurringJob } from "../../platform/jobs.ts";
import { classifiedsExpiry } from "./classifieds.expiry.ts";
import * as classifieds from "./classifieds.service.ts";

export const routes: Routes<
  | "listClassifieds"
  | "listPublicClassifieds"
  | "getClassified"
  | "createClassified"
  | "updateClassified"
  | "deleteClassified"
> = {
  listClassifieds: keptForVisitors({
    answer: ({ services, actor, access, query }) =>
      classifieds.listClassifieds(services, actor, access, query),
    until: classifieds.firstEnd,
  }),
  listPublicClassifieds: keptForVisitors({
    answer: ({ services, actor, query }) => classifieds.listPublicClassifieds(services, actor, query),
    until: classifieds.firstEnd,
  }),
  getClassified: ({ services, actor, access, params }) =>
    classifieds.getClassified(services, actor, access, params),
  createClassified: ({ services, actor, access, body, files }) =>
    classifieds.createClassified(services, actor, access, body, files.picture),
  updateClassified: ({ services, actor, access, body, files }) =>
    classifieds.updateClassified(services, actor, access, body, files.picture),
  deleteClassified: ({ services, actor, access, body }) =>
    classifieds.deleteClassified(services, actor, access, body),
};

export const jobs: RecurringJob[] = [classifiedsExpiry];
