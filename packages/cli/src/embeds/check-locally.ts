import { checkPage, type OpenedPage, translateReport } from "@foodshed/embed-check";
import type { Schema } from "@foodshed/sdk";
import type { CommandContext } from "../command-context.ts";
import { CliError, EXIT } from "../errors.ts";
import { siteOf } from "./site.ts";
import { translatorOf } from "./translators.ts";

const LONGEST_MS = 20_000;

/** Opens a page from this machine and checks it here. */
export async function checkLocally(
  context: CommandContext,
  url: string,
  language: Schema<"Language">,
): Promise<Schema<"EmbedReport">> {
  const page = await openPage(context, url);
  const report = await checkPage(page, await siteOf(context));
  return { url: page.url, ...translateReport(report, translatorOf(language)) };
}

async function openPage({ signal }: CommandContext, url: string): Promise<OpenedPage> {
  const next = "Check the address, and that the page opens in a browser of this machine.";
  let response: Response;
  try {
    response = await fetch(url, {
      headers: { "User-Agent": "FoodshedEmbedCheck/1.0", Accept: "text/html" },
      signal: AbortSignal.any([signal, AbortSignal.timeout(LONGEST_MS)]),
    });
  } catch (error) {
    const cause = (error as { cause?: { code?: string } }).cause?.code;
    throw new CliError(EXIT.failed, `${url} could not be opened${cause ? ` (${cause})` : ""}.`, next);
  }
  if (!response.ok) throw new CliError(EXIT.failed, `${url} answers ${response.status}.`, next);
  return {
    url: response.url || url,
    headers: Object.fromEntries(response.headers),
    html: await response.text(),
  };
}
