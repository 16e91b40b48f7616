import { crc32 } from "node:zlib";
import { type Entry, fromBufferPromise, type ZipFile } from "yauzl";
import { CliError, EXIT } from "../errors.ts";
import { type XmlHandlers, xmlParser } from "./xml.ts";

/** Far more than a list of members unpacks to. */
const MAX_PART_BYTES = 400_000_000;

export const damagedWorkbook = () =>
  new CliError(
    EXIT.input,
    "The workbook is damaged and cannot be read.",
    "Open it in the spreadsheet and save it again; or copy the sheet into a new workbook.",
  );

/** The parts of a zipped workbook. They are unpacked as they are read. */
export class Package {
  readonly #archive: ZipFile;
  readonly #entries: ReadonlyMap<string, Entry>;

  private constructor(archive: ZipFile, entries: ReadonlyMap<string, Entry>) {
    this.#archive = archive;
    this.#entries = entries;
  }

  static async open(bytes: Uint8Array): Promise<Package> {
    try {
      const buffer = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
      const archive = await fromBufferPromise(buffer, { lazyEntries: true, strictFileNames: false });
      const entries = new Map<string, Entry>();
      for await (const entry of archive.eachEntry()) entries.set(entry.fileName.replace(/^\//, ""), entry);
      return new Package(archive, entries);
    } catch {
      throw damagedWorkbook();
    }
  }

  get names(): string[] {
    return [...this.#entries.keys()];
  }

  has(name: string): boolean {
    return this.#entries.has(name);
  }

  /** Parses a part of XML. Fails where it is missing, damaged or too large. */
  async parse(name: string, handlers: XmlHandlers): Promise<void> {
    const parser = xmlParser(handlers);
    for await (const chunk of this.#chunksOf(name)) {
      try {
        parser.write(chunk);
      } catch (error) {
        throw error instanceof CliError ? error : damagedWorkbook();
      }
      if (handlers.isDone?.()) return;
    }
    try {
      parser.end();
    } catch {
      throw damagedWorkbook();
    }
  }

  async *#chunksOf(name: string): AsyncGenerator<Buffer> {
    const entry = this.#entries.get(name);
    if (!entry) throw damagedWorkbook();
    if (entry.isEncrypted()) throw protectedWorkbook();
    if (entry.uncompressedSize > MAX_PART_BYTES) {
      throw new CliError(
        EXIT.input,
        "The workbook is too large to be read.",
        "Split it and import the parts.",
      );
    }
    let checksum = 0;
    try {
      for await (const chunk of await this.#archive.openReadStreamPromise(entry)) {
        checksum = crc32(chunk as Buffer, checksum);
        yield chunk as Buffer;
      }
    } catch (error) {
      throw error instanceof CliError ? error : damagedWorkbook();
    }
    if (checksum !== entry.crc32) throw damagedWorkbook();
  }
}

export const protectedWorkbook = () =>
  new CliError(
    EXIT.input,
    "The workbook is protected with a password.",
    "Open it in the spreadsheet, remove the password (in Excel: File, Info, Protect Workbook) and save it; or save the sheet as CSV UTF-8.",
  );
