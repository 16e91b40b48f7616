import { CliError, EXIT } from "../errors.ts";

export type Format = "zip" | "ole" | "text";

const startsWith = (bytes: Uint8Array, ...head: number[]) =>
  head.every((byte, index) => bytes[index] === byte);

const SAVE_AS_WORKBOOK =
  "Open it in the spreadsheet, choose Save as, and then Excel Workbook (.xlsx) or CSV UTF-8.";

/** Texts that are no tables, by how they begin. */
const OTHER_TEXTS: readonly (readonly [RegExp, what: string, next: string])[] = [
  [/^%PDF/, "It is a PDF.", "Ask for the spreadsheet that it was made from."],
  [
    /^\{\\rtf/,
    "It is a text of a word processor.",
    "Copy its table into a spreadsheet, and save that as CSV UTF-8.",
  ],
  [
    /^<\?xml[^>]*>\s*(<\?[^>]*>\s*|<!--[^>]*-->\s*)*<(?:\w+:)?Workbook\b/i,
    "It is a spreadsheet saved as XML.",
    SAVE_AS_WORKBOOK,
  ],
  [
    /^(<\?xml[^>]*>\s*)?(<!doctype html|<html|<table|<meta|<head|<style|<body|<div)\b/i,
    "It is a web page, although a program saved it for a spreadsheet.",
    SAVE_AS_WORKBOOK,
  ],
  [/^<\?xml|^<[a-z]+:?[a-z]*[ >]/i, "It is XML.", SAVE_AS_WORKBOOK],
  [
    /^\{\s*"[^}]*"(?:doc_id|url)"\s*:|^\{\s*"(?:doc_id|url)"\s*:/,
    "It is only a link to a spreadsheet in the browser.",
    "Open that spreadsheet, and choose File, Download, Microsoft Excel (.xlsx).",
  ],
  [/^(\[\s*)?\{\s*"/, "It is JSON.", "Export the members as CSV or as an Excel workbook."],
  [/^BEGIN:VCARD/i, "It is a file of contacts (vCard).", "Export the contacts as CSV instead."],
];

/** How a file is to be read, by its content: its name says nothing. Fails for what holds no table, and says what it is. */
export function formatOf(bytes: Uint8Array): Format {
  if (startsWith(bytes, 0x50, 0x4b, 0x03, 0x04) || startsWith(bytes, 0x50, 0x4b, 0x05, 0x06)) return "zip";
  if (startsWith(bytes, 0xd0, 0xcf, 0x11, 0xe0)) return "ole";
  if (startsWith(bytes, 0x1f, 0x8b))
    throw noTable("It is a compressed file.", "Unpack it first, and name the file that was in it.");
  if (startsWith(bytes, 0x89, 0x50, 0x4e, 0x47) || startsWith(bytes, 0xff, 0xd8, 0xff))
    throw noTable("It is a picture.", "Ask for the spreadsheet that it shows.");
  const head = beginning(bytes);
  for (const [pattern, what, next] of OTHER_TEXTS) if (pattern.test(head)) throw noTable(what, next);
  return "text";
}

/** The first characters, whatever the encoding: of what is looked for here all are ASCII. */
function beginning(bytes: Uint8Array): string {
  const sample = bytes.subarray(0, 2048).filter((byte) => byte !== 0);
  return new TextDecoder("latin1")
    .decode(sample)
    .replace(/^(?:ï»¿|ÿþ|þÿ)+/, "")
    .trimStart();
}

export const noTable = (what: string, next: string) =>
  new CliError(EXIT.input, `This is no table of members. ${what}`, next);
