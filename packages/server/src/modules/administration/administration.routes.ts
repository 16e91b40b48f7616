import type { Routes } from "../handler.ts";
import { listAccountConnections } from "./account-connections.service.ts";
import { listAccountPeople } from "./account-people.service.ts";
import { exportAuditEntries, listAuditEntries } from "./audit-entries.service.ts";
import { listJobs, pauseJob, runJob } from "./jobs.service.ts";
import { cancelMail, getMail, listMails, retryMails } from "./mails.service.ts";
import { getAdministrationOverview } from "./overview.service.ts";
import { getSettings, updateSettings } from "./settings.service.ts";

export const routes: Routes<
  | "getAdministrationOverview"
  | "listMails"
  | "getMail"
  | "retryMails"
  | "cancelMail"
  | "listJobs"
  | "runJob"
  | "pauseJob"
  | "listAuditEntries"
  | "exportAuditEntries"
  | "listAccountPeople"
  | "listAccountConnections"
  | "getSettings"
  | "updateSettings"
> = {
  getAdministrationOverview: ({ services, actor }) => getAdministrationOverview(services, actor),
  listMails: ({ services, actor, query }) => listMails(services, actor, query),
  getMail: ({ services, actor, params }) => getMail(services, actor, params.id),
  retryMails: ({ services, actor, body }) => retryMails(services, actor, body),
  cancelMail: ({ services, actor, body }) => cancelMail(services, actor, body),
  listJobs: ({ services, actor, translate }) => listJobs(services, actor, translate),
  runJob: ({ services, actor, body }) => runJob(services, actor, body),
  pauseJob: ({ services, actor, body }) => pauseJob(services, actor, body),
  listAuditEntries: ({ services, actor, query }) => listAuditEntries(services, actor, query),
  listAccountPeople: ({ services, actor, params }) => listAccountPeople(services, actor, params.id),
  listAccountConnections: ({ services, actor, params }) => listAccountConnections(services, actor, params.id),
  getSettings: ({ services, actor }) => getSettings(services, actor),
  updateSettings: ({ services, actor, body }) => updateSettings(services, actor, body),
  exportAuditEntries: ({ services, actor, query }) => exportAuditEntries(services, actor, query),
};
