import { endsAsZip } from "./zip-signatures.ts";

/** Whether the bytes are a PDF from the first to the last, and not a second kind of file as well. */
export function isWholePdf(data: Buffer): boolean {
  if (data.subarray(0, 5).toString("latin1") !== "%PDF-") return false;
  if (!data.subarray(-2048).includes("%%EOF")) return false;
  return !endsAsZip(data);
}
