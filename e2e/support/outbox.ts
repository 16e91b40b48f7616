import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect } from "@playwright/test";

const folder = join(process.env.E2E_DATA_DIR ?? "", "outbox");

function decodeQuotedPrintable(text: string): string {
  return text
    .replace(/=\r?\n/g, "")
    .replace(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));
}

/** Decoded mails by file name: the outbox grows to hundreds of files, and each look for a mail goes through all of them. */
const decoded = new Map<string, string>();

function readMail(name: string): string {
  const known = decoded.get(name);
  if (known) return known;
  const mail = decodeQuotedPrintable(readFileSync(join(folder, name), "utf8"));
  // A file that the server is still writing lacks the last boundary and is read again.
  if (mail.trimEnd().endsWith("--")) decoded.set(name, mail);
  return mail;
}

function mailsTo(address: string): string[] {
  let names: string[];
  try {
    names = readdirSync(folder);
  } catch {
    return [];
  }
  return names
    .filter((name) => name.endsWith(".eml"))
    .sort()
    .map(readMail)
    .filter((mail) => new RegExp(`^To:.*${address.replace(/[.+]/g, "\\$&")}`, "im").test(mail));
}

/** Between two looks, in milliseconds; the last one again and again. Mails come within half a second. */
const intervals = [100, 100, 250];

/** Waits for the newest mail to an address that holds a link to a path of the site, and answers that link. */
export async function mailedLink(
  address: string,
  path: string,
  { timeout = 15_000 }: { timeout?: number } = {},
): Promise<string> {
  const base = process.env.E2E_BASE_URL ?? "";
  const pattern = new RegExp(`${base.replace(/[.]/g, "\\.")}${path}[^\\s"<>)]*`);
  let link: string | undefined;
  await expect
    .poll(
      () => {
        link = mailsTo(address)
          .map((mail) => pattern.exec(mail)?.[0])
          .filter((found) => found !== undefined)
          .at(-1);
        return link;
      },
      { message: `a mail to ${address} with a link to ${path}`, timeout, intervals },
    )
    .toBeTruthy();
  return (link ?? "").replaceAll("&amp;", "&");
}

/** Waits for mails to an address that hold a text, and answers them whole, with their headers. */
export async function mailsWith(address: string, text: string): Promise<string[]> {
  const found = () => mailsTo(address).filter((mail) => mail.includes(text));
  await expect
    .poll(() => found().length, { message: `a mail to ${address}`, timeout: 15_000, intervals })
    .toBeGreaterThan(0);
  return found();
}
