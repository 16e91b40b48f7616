import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect } from "@playwright/test";

const folder = join(process.env.E2E_DATA_DIR ?? "", "outbox");

function decodeQuotedPrintable(text: string): string {
  return text
    .replace(/=\r?\n/g, "")
    .replace(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));
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
    .map((name) => decodeQuotedPrintable(readFileSync(join(folder, name), "utf8")))
    .filter((mail) => new RegExp(`^To:.*${address.replace(/[.+]/g, "\\$&")}`, "im").test(mail));
}

/** Waits for the newest mail to an address that holds a link to a path of the site, and answers that link. */
export async function mailedLink(address: string, path: string): Promise<string> {
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
      { message: `a mail to ${address} with a link to ${path}`, timeout: 15_000 },
    )
    .toBeTruthy();
  return (link ?? "").replaceAll("&amp;", "&");
}
