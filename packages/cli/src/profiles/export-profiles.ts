import { extname, resolve } from "node:path";
import { type FoodshedClient, readNdjson, TruncatedResponse } from "@foodshed/sdk";
import type { CommandContext } from "../command-context.ts";
import { CliError, callError, EXIT, usageError } from "../errors.ts";
import { fileSink, type Sink } from "../listings/file-sink.ts";
import { serialize } from "../listings/serialize.ts";
import { withProgress } from "../progress/open-progress.ts";
import { connectAs } from "../session/connection.ts";
import { pluralize } from "../text/format.ts";
import { tidyMemory } from "../tidy-memory.ts";
import { readQuery } from "../where/read-query.ts";
import { EXPORT_FIELDS, type ExportedProfile, type ExportField, isTimeField } from "./export-fields.ts";
import { EXPORT_FORMATS, type ExportFormat } from "./export-formats.ts";

export interface ExportFlags {
  where?: string;
  fields?: ExportField[];
  format?: ExportFormat;
  output?: string;
  force?: boolean;
  all?: boolean;
  includeHidden?: boolean;
}

const TITLE = "Exporting profiles";
/** Profiles between two steps of the progress. */
const STEP = 200;

/** Exports profiles as they arrive: what `profiles export` does. */
export async function exportProfiles(context: CommandContext, flags: ExportFlags): Promise<void> {
  const { output, server, signal, cwd } = context;
  const format = formatOf(flags, output.json);
  if (format === "xlsx" && !flags.output && output.width !== undefined) {
    throw usageError("A workbook cannot be shown on a terminal.", "Name a file: --output members.xlsx");
  }
  const where = flags.where === undefined ? undefined : await readQuery(flags.where);
  const { client, person } = await connectAs(context);
  if ((flags.all || flags.includeHidden) && !person.is_admin) {
    throw new CliError(
      EXIT.denied,
      `${flags.all ? "--all" : "--include-hidden"} is for administrators.`,
      "Leave it out to export the profiles that you manage.",
    );
  }
  const fields = flags.fields ?? EXPORT_FIELDS;
  const path = flags.output && resolve(cwd, flags.output);
  // How many a query matches is known at the end.
  const total = where ? undefined : await countProfiles(context, client, flags.all === true);
  const { data: profiles, error } = await readNdjson(client, "/accounts/export_profiles/", {
    params: {
      query: {
        scope: flags.all ? "all" : "managed",
        ...(where
          ? { fields: [...new Set([...fields, ...where.fields])], ...where.narrowed }
          : flags.fields && { fields: flags.fields }),
        ...(flags.includeHidden && { include_hidden: true }),
      },
    },
    signal,
  });
  if (error) throw callError(error, server);
  if (flags.includeHidden)
    output.note("With what businesses hide: the server has recorded that you asked for it.");

  const sink: Sink = path
    ? fileSink(path, flags.force === true)
    : { write: (chunk) => output.raw.write(chunk), finish: () => {}, discard: () => {} };
  const sheet = {
    columns: fields,
    name: "Profiles",
    isTime: (name: string) => isTimeField(name as ExportField),
  };
  let count = 0;
  try {
    await withProgress(context, async (show) => {
      const showProgress = () =>
        show({
          title: TITLE,
          total: total === undefined ? undefined : Math.max(total, count),
          done: count,
        });
      async function* counting(): AsyncGenerator<ExportedProfile> {
        for await (const profile of profiles as AsyncIterable<ExportedProfile>) {
          if (where && !where.matches(profile)) continue;
          count += 1;
          if (count % STEP === 0) {
            if (path) showProgress();
            tidyMemory();
          }
          yield profile;
        }
        if (signal.aborted)
          throw new CliError(EXIT.interrupted, "Interrupted.", path && "No file was written.");
      }
      if (path) showProgress();
      for await (const chunk of serialize(format, counting(), sheet)) sink.write(chunk);
      if (path) show({ title: TITLE, total: count, done: count });
    });
    sink.finish();
  } catch (fault) {
    sink.discard();
    if (!(fault instanceof TruncatedResponse)) throw fault;
    throw new CliError(
      EXIT.unavailable,
      `${server} broke off after ${pluralize(count, "profile")}.`,
      path
        ? "No file was written. Run the same command again."
        : "What was written is not whole. Run the same command again.",
    );
  }
  if (person.is_admin && !flags.all)
    output.note("These are profiles that you manage yourself. Everybody's: --all");
  if (path) {
    output.result(
      { server, file: path, format, profiles: count, fields },
      `${pluralize(count, "profile")} in ${path}.`,
    );
  } else output.note(`${pluralize(count, "profile")}.`);
}

function formatOf({ format, output }: ExportFlags, json: boolean): ExportFormat {
  if (format) return format;
  if (!output) return json ? "ndjson" : "csv";
  const ending = extname(output).slice(1).toLowerCase();
  const known = EXPORT_FORMATS.find((each) => each === ending);
  if (known) return known;
  throw usageError(
    `'${output}' does not say which format is wanted.`,
    `Let it end with .${EXPORT_FORMATS.join(", .")}, or say --format.`,
  );
}

/** How many there will be, as far as one can know before. */
async function countProfiles(
  { signal }: CommandContext,
  client: FoodshedClient,
  all: boolean,
): Promise<number> {
  const query = { size: 1 };
  const { data } = all
    ? await client.GET("/accounts/accounts_list/", { params: { query }, signal })
    : await client.GET("/accounts/managed_profiles/", { params: { query }, signal });
  return data?.count ?? 0;
}
