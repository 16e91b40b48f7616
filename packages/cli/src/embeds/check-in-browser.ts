import {
  type BrowserObservation,
  browserFindings,
  checkPage,
  inOrder,
  translateReport,
} from "@foodshed/embed-check";
import type { Schema } from "@foodshed/sdk";
import type { CommandContext } from "../command-context.ts";
import { CliError, EXIT } from "../errors.ts";
import { showPage } from "./browser/show-page.ts";
import { startBrowser } from "./browser/start-browser.ts";
import { siteOf } from "./site.ts";
import { translatorOf } from "./translators.ts";

/** Shows a page in a Chromium of this machine, and checks what became of it there. */
export async function checkInBrowser(
  context: CommandContext,
  url: string,
  language: Schema<"Language">,
  path: string | undefined,
): Promise<Schema<"EmbedReport">> {
  const browser = await startBrowser(context, path);
  try {
    const { observation, page } = await showPage(browser, url, context.signal);
    const site = await siteOf(context);
    const { embeds, findings } = await checkPage(page, site);
    const seen = browserFindings(observation, site.origin);
    // A widget that runs has its script, in whichever way the page brings it.
    const believed = findings.filter(({ code }) => code !== "script-missing" || !allStarted(observation));
    const report = { embeds, findings: inOrder([...believed, ...seen]) };
    return { url: page.url, ...translateReport(report, translatorOf(language)) };
  } catch (error) {
    if (error instanceof CliError || context.signal.aborted) throw error;
    throw new CliError(
      EXIT.failed,
      `${url} could not be shown: ${(error as Error).message}`,
      "Check the address, or look at the page without --browser.",
    );
  } finally {
    await browser.close();
  }
}

const allStarted = ({ widgets }: BrowserObservation) =>
  widgets.length > 0 && widgets.every(({ started }) => started);
