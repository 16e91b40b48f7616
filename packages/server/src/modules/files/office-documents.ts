import { type LocalizedText, localized } from "@foodshed/sdk/locale";
import { isCompoundFile, openCompoundFile } from "./compound-files.ts";
import { type Finding, startInspection, threatInCompound, threatInPackage } from "./document-parts.ts";
import * as strings from "./generated/strings.ts";
import { startsAsZip } from "./zip-signatures.ts";

export interface DocumentType {
  mediaType: string;
  /** Word and Excel before 2007 wrote compound files; since then they write ZIP packages. */
  container: "compound" | "package";
  program: "word" | "excel";
}

/** `other` when the bytes are no such document, a message when it is one that is not taken, nothing when all is well. */
type Problem = LocalizedText | "other" | undefined;

const REFUSALS: Record<Finding, LocalizedText> = {
  macros: localized(strings.macros),
  programs: localized(strings.linksToPrograms),
  files: localized(strings.linksToFiles),
  password: localized(strings.documentPassword),
  embedded: localized(strings.embeddedFile),
  bomb: localized(strings.unpacksToTooMuch),
};

const mainPart = { word: "word/document.xml", excel: "xl/workbook.xml" };
const mainStream = { word: ["worddocument"], excel: ["workbook", "book"] };

/** Reads a package's directory before anything else, then unpacks it whole: sizes in the directory may be lies. */
export async function checkPackagedDocument(data: Buffer, { program }: DocumentType): Promise<Problem> {
  if (isCompoundFile(data)) return isEncryptedPackage(data) ? REFUSALS.password : "other";
  // A package begins at the first byte: nothing else may stand before it.
  if (!startsAsZip(data)) return "other";
  try {
    const required = ["[Content_Types].xml", mainPart[program]];
    const finding = await threatInPackage(data, startInspection(), required);
    return finding && REFUSALS[finding];
  } catch {
    return "other";
  }
}

/** Looks at the names in a compound file's directory, and into every stream. */
export async function checkCompoundDocument(data: Buffer, { program }: DocumentType): Promise<Problem> {
  try {
    if (isEncryptedPackage(data)) return REFUSALS.password;
    const names = openCompoundFile(data).names.map((name) => name.toLowerCase());
    if (!mainStream[program].some((name) => names.includes(name))) return "other";
    const finding = await threatInCompound(data, startInspection());
    return finding && REFUSALS[finding];
  } catch {
    return "other";
  }
}

/** Whether Word or Excel wrapped an encrypted package in a compound file, as they do with a document that has a password. */
function isEncryptedPackage(data: Buffer): boolean {
  try {
    return openCompoundFile(data).names.some((name) => name.toLowerCase() === "encryptedpackage");
  } catch {
    return false;
  }
}
