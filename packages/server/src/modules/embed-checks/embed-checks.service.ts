import { translateReport } from "@foodshed/embed-check/translate-report";
import { type LocalizedText, localized, type Translate } from "@foodshed/sdk/locale";
import { DomainError } from "../../core/domain-error.ts";
import { PageError, type PageFailure } from "../../infra/web/public-page.ts";
import { findBearer } from "../accounts/organizations.ts";
import type { ResponseBody } from "../handler.ts";
import type { Services } from "../services.ts";
import * as strings from "./generated/strings.ts";
import { inspectPage } from "./inspect-page.ts";

/** Pages that are opened at once: each may take ten seconds and megabytes. */
const MOST_AT_ONCE = 4;

/** How many pages each process has open. */
const open = new WeakMap<Services["readPage"], number>();

/**
 * Opens a page at a public address and says what is wrong with the widgets there. Anybody may: who puts widgets on a page is often no member.
 * @throws DomainError 400 when the page cannot be read, 503 while too many are
 */
export async function checkEmbeds(
  services: Services,
  address: string,
  translate: Translate,
): Promise<ResponseBody<"checkEmbeds">> {
  const { config, db, pinnedEmbed, readPage } = services;
  const count = open.get(readPage) ?? 0;
  if (count >= MOST_AT_ONCE) throw DomainError.busy();
  open.set(readPage, count + 1);
  try {
    const page = await readPage(withScheme(address));
    const report = await inspectPage(page, {
      origin: config.publicUrl,
      pinned: pinnedEmbed,
      lookUp: (slug) => findBearer(db, slug),
    });
    return { url: page.url, ...translateReport(report, translate) };
  } catch (error) {
    if (!(error instanceof PageError)) throw error;
    const kind = error.reason === "private" ? "private-page" : undefined;
    throw DomainError.invalid({ url: [reasonText(error)] }, kind);
  } finally {
    open.set(readPage, (open.get(readPage) ?? 1) - 1);
  }
}

/** An address as people type it: without a scheme it is https. */
const withScheme = (address: string) =>
  /^[a-z][a-z\d+.-]*:/i.test(address.trim()) ? address.trim() : `https://${address.trim()}`;

const REASONS: Record<Exclude<PageFailure, "status">, LocalizedText> = {
  "not-an-address": localized(strings.notAnAddress),
  private: localized(strings.privateAddress),
  "no-host": localized(strings.noHost),
  unreachable: localized(strings.unreachable),
  "too-slow": localized(strings.tooSlow),
  "too-large": localized(strings.tooLarge),
  redirects: localized(strings.redirects),
  "not-html": localized(strings.notHtml),
};

function reasonText({ reason, status = 0 }: PageError): LocalizedText {
  return reason === "status" ? localized(strings.badStatus, { status: String(status) }) : REASONS[reason];
}
