import type { InfraServices } from "../services.ts";

/** What writing and restoring a backup use. */
export type BackupServices = Pick<InfraServices, "db" | "config" | "clock" | "files" | "log" | "secret">;
