import type { Schema } from "@foodshed/sdk";
import { readLanguage } from "@foodshed/sdk/members";

import type { CommandContext } from "../command-context.ts";
import { CliError, callError, EXIT, usageError } from "../errors.ts";
import { callWithRetry } from "../requests/call.ts";
import { connect } from "../session/connection.ts";
import { pluralize } from "../text/format.ts";
import { findingText } from "./finding-text.ts";

export interface CheckFlags {
  local?: boolean;
  /** The path of a Chromium, or true for any. */
  browser?: string | true;
  language: string;
}

type Report = Schema<"EmbedReport">;

/** Says what is wrong with the widgets of a page: what `embeds check` does. */
export async function checkEmbeds(context: CommandContext, flags: CheckFlags, url: string): Promise<void> {
  const language = readLanguage(flags.language);
  if (!language)
    throw usageError(
      `--language is English or French, not ${flags.language}.`,
      "Say it like this: --language French",
    );
  const { output, server } = context;
  const report = await reportOf(context, flags, withScheme(url), language);
  const { embeds, findings } = report;
  const style = output.style.bind(output);
  const lines = findings.map((finding) => findingText(finding, { style, width: output.width }));
  const summary = `${report.url}: ${pluralize(embeds.length, "widget")}, ${findings.length === 0 ? "nothing to put right" : pluralize(findings.length, "finding")}`;
  output.result({ server, ...report }, [summary, ...lines].join("\n"));
  const errors = findings.filter(({ severity }) => severity === "error").length;
  if (errors > 0)
    throw new CliError(
      EXIT.failed,
      `${pluralize(errors, "thing")} to put right.`,
      "Mend what is marked as error above, then run the same command again.",
    );
}

async function reportOf(
  context: CommandContext,
  { browser, local }: CheckFlags,
  url: string,
  language: Schema<"Language">,
): Promise<Report> {
  if (browser) {
    const { checkInBrowser } = await import("./check-in-browser.ts");
    return checkInBrowser(context, url, language, browser === true ? undefined : browser);
  }
  if (local) return locally(context, url, language);
  const { client } = connect(context, language);
  const result = await callWithRetry<Report>(
    () => client.POST("/embeds/check/", { body: { url }, signal: context.signal }),
    context,
  );
  if (!result.error) return result.data;
  if (result.error.type !== "private-page") throw callError(result.error, context.server);
  context.output.note(`${context.server} opens public pages only: this one is opened from this machine.`);
  return locally(context, url, language);
}

async function locally(context: CommandContext, url: string, language: Schema<"Language">): Promise<Report> {
  const { checkLocally } = await import("./check-locally.ts");
  return checkLocally(context, url, language);
}

/** An address as people type it. */
const withScheme = (url: string) => (/^[a-z][a-z\d+.-]*:\/\//i.test(url) ? url : `https://${url}`);
