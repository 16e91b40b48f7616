import type { Tables } from "../../infra/db/tables.ts";

/** Tables of which nothing goes into the file, and why. */
export const LEFT_OUT: Partial<Record<keyof Tables, string>> = {
  alert_requests: "Waits for the owner of an address to confirm it, a day at most",
  audit_chain: "The end of the chain of all audit entries, of nobody in particular",
  enquiry_messages: "Which enquiry a message belongs to, told with the message",
  idempotency_keys: "Tells a repeated request from a new one, for a day",
  mailing_list_requests: "Waits for the owner of an address to confirm it, a day at most",
  message_files: "Which files a message brought, told with the message",
  moderation_cases: "What others have reported; decisions about it are told by themselves",
  moderation_signals: "What programs notice of texts, for the order in which administrators look at them",
  one_time_tokens: "Secrets: links that were mailed",
  passkey_challenges: "Secrets: logins with a passkey that are under way",
  search_documents: "Profiles and classifieds again, prepared for the search",
  search_log: "What several places searched for, of nobody in particular",
  settings: "The network's own",
  job_leases: "Which process runs the server's own work, about nobody",
  job_runs: "When the server's own work ran, about nobody",
  rate_limit_windows: "How often something was called, for a minute at most",
  replication_heartbeats: "When the database was last written to, for its copies",
  throttle_hits: "How often something was called, for a day at most",
};
