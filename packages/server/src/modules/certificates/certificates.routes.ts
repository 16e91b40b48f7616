import { signedIn } from "../../core/signed-in.ts";
import type { Routes } from "../handler.ts";
import { editProfile } from "../profiles/profile-edit.ts";
import { certificateRemindersJob } from "./certificate-reminders.job.ts";
import * as certificates from "./certificates.service.ts";

export const routes: Routes<
  "createCertificate" | "updateCertificate" | "deleteCertificate" | "checkCertificate"
> = {
  createCertificate: ({ services, actor, access, body }) =>
    editProfile(services, actor, access, { operation: "createCertificate" }, (edit) =>
      certificates.applyNewCertificate(edit, body),
    ),
  updateCertificate: ({ services, actor, access, body }) =>
    editProfile(services, actor, access, { operation: "updateCertificate" }, (edit) =>
      certificates.applyCertificate(edit, body),
    ),
  deleteCertificate: ({ services, actor, access, body }) =>
    editProfile(services, actor, access, { operation: "deleteCertificate" }, (edit) =>
      certificates.applyCertificateRemoval(edit, body),
    ),
  checkCertificate: ({ services, actor, body }) =>
    certificates.checkCertificate(services, signedIn(actor), body),
};

export const jobs = [certificateRemindersJob];
