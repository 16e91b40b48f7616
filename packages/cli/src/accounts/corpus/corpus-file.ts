import { readFileSync } from "node:fs";
import { encodeAs, type MemberFacts, type SingleByte } from "@foodshed/sdk/members";

import type { AccountFields } from "../new-account.ts";
import type { ReadingFlags } from "../open-members.ts";

/** A file as it lands on a desk, and what is expected of reading it. */
export interface CorpusFile {
  title: string;
  bytes: string | Uint8Array | (() => Promise<Uint8Array>);
  flags?: ReadingFlags;
  /** Addresses of the rows without problems, in their order. */
  accounts?: string[];
  /** Something of the first row. */
  first?: Partial<AccountFields & MemberFacts>;
  /** What is said of rows with problems: the line, and the beginning of what is said. */
  problems?: [line: number, sentence: string][];
  /** What the notes hold, with the remarks on values. */
  notes?: string[];
  /** What the notes do not hold. */
  silent?: string[];
  /** The sentence of a file that cannot be read, and its next step. */
  refused?: [sentence: string, next: string];
  /** The exit code of a refused file: 3 is usual. */
  exit?: number;
}

/** Lines as Windows ends them. */
export const lines = (...texts: string[]) => texts.map((text) => `${text}\r\n`).join("");

export const HEADER = "email,first_name,last_name,business_name,roles";
export const ADA = "ada@farm.example,Ada,Okafor,Maple Hill,seller";
export const BO = "bo@farm.example,Bo,Li,Barn,seller";

/** A text in an encoding of one byte per character. */
export function encoded(text: string, encoding: SingleByte): Uint8Array {
  const bytes = encodeAs(text, encoding);
  if (!bytes) throw new Error(`${encoding} cannot hold ${text}`);
  return bytes;
}

/** A workbook that `workbooks/make.py` made. */
export const workbook = (name: string): Uint8Array =>
  readFileSync(new URL(`workbooks/${name}`, import.meta.url));
