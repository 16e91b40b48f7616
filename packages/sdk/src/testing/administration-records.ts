import type { Schema } from "../contract.ts";
import { businesses } from "./businesses.ts";
import { inDays } from "./classifieds.ts";

const [orchard] = businesses;

/** A mail to Maple Hill Orchard that was given up. */
export function mailRecord(changes: Partial<Schema<"MailRecord">> = {}): Schema<"MailRecord"> {
  return {
    id: 5120,
    recipient: "ada@maplehill.example",
    account: { id: orchard.id, slug: orchard.slug, business_name: orchard.business_name },
    subject: "Confirm your email address",
    state: "failed",
    attempts: 14,
    created_at: inDays(-3),
    next_attempt_at: null,
    sent_at: null,
    failed_at: inDays(-1),
    bounced: false,
    error: "550 5.1.1 No such mailbox here",
    text: null,
    ...changes,
  };
}

/** A job whose last run was done. */
export function job(changes: Partial<Schema<"Job">> = {}): Schema<"Job"> {
  const run = {
    started_at: inDays(0),
    milliseconds: 84,
    outcome: "done",
    error: null,
    error_language: null,
  } as const;
  return {
    name: "housekeeping",
    every_seconds: 3600,
    state: "good",
    pausable: false,
    paused_at: null,
    next_run_at: inDays(1),
    last_run: run,
    runs: [run],
    ...changes,
  };
}

/** What the check of the record finds: all of it whole. */
export function auditChain(changes: Partial<Schema<"AuditChainCheck">> = {}): Schema<"AuditChainCheck"> {
  return {
    entries: 1530,
    last_seq: 1530,
    last_hash: "9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08",
    deleted_seq: 0,
    fault: null,
    remembered_hash: null,
    ...changes,
  };
}

/** An entry of the record: an administrator disabled Maple Hill Orchard. */
export function auditEntry(changes: Partial<Schema<"AuditEntry">> = {}): Schema<"AuditEntry"> {
  return {
    id: 88,
    at: inDays(-1),
    operation: "updateAccount",
    by: { user_id: 1, email: "admin@foodshed.example" },
    acting: null,
    account: { id: orchard.id, slug: orchard.slug, business_name: orchard.business_name },
    details: {},
    ...changes,
  };
}

/** What waits for an administrator, and how the server is. */
export function administrationOverview(
  waiting: Partial<Schema<"AdministrationWaiting">> = {},
): Schema<"AdministrationOverview"> {
  return {
    waiting: {
      reports: 1,
      role_requests: 0,
      failed_mails: 2,
      retried_mails: 1,
      unhealthy_jobs: 0,
      unclaimed_accounts: 14,
      ...waiting,
    },
    server: {
      version: "0.1.0",
      node: "26.10.0",
      database: "embedded",
      database_version: "17.5",
      started_at: inDays(-6),
      time: inDays(0),
      mail: "folder",
      files: "folder",
      last_backup: null,
    },
  };
}

/** Settings as by default, but for the posting of ads, which somebody has closed. */
export function settingsReport(): Schema<"SettingsReport"> {
  const defaults: Schema<"RuntimeSettings"> = {
    notice: null,
    registration: { open: true, en: "", fr: "" },
    posting: true,
    mail_sending: true,
    search_log: false,
    rate_limit_factor: 1,
    log_level: "info",
  };
  return {
    values: { ...defaults, posting: false },
    defaults,
    changes: [{ name: "posting", at: inDays(-1), by: "admin@foodshed.example" }],
    environment: [
      { name: "PUBLIC_URL", value: "https://foodshed.example", secret: false },
      { name: "OPERATOR_FILE", value: null, secret: false },
      { name: "SMTP_URL", value: null, secret: true, set: true },
      { name: "BACKUP_KEY", value: null, secret: true, set: false },
    ],
  };
}
