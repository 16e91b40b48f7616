/** What an export can be written as; also the ending of its file. */
export const EXPORT_FORMATS = ["csv", "ndjson", "json", "xlsx"] as const;
export type ExportFormat = (typeof EXPORT_FORMATS)[number];
