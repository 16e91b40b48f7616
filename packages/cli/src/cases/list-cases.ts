import type { Schema } from "@foodshed/sdk";
import type { CommandContext } from "../command-context.ts";
import type { ListingFlags } from "../listings/listing.ts";
import { showListing } from "../listings/show-listing.ts";
import { dataWithRetry } from "../requests/call.ts";
import { connectAs } from "../session/connection.ts";
import { formatMinute, pluralize } from "../text/format.ts";
import { table } from "../text/table.ts";
import { OUTCOMES, urgencyLine, urgencyText } from "./words.ts";

export type ListCasesFlags = ListingFlags & {
  state?: "open" | "appeals" | "decided";
  kind?: Schema<"AbuseReportKind">;
};

const PAGE = 240;
type Client = Awaited<ReturnType<typeof connectAs>>["client"];

/** Lists cases, or signals: what `cases list` does. */
export async function listCases(context: CommandContext, flags: ListCasesFlags): Promise<void> {
  const { client } = await connectAs(context);
  const { output, server } = context;
  await showListing(context, "cases list", flags, async () => {
    const { counts, cases } = await readCases(context, client, flags);
    return {
      document: { server, count: cases.length, counts, cases },
      rows: cases.map(rowOf),
      text: () => (cases.length > 0 ? table(COLUMNS, cases, output) : "No cases."),
      notes: [
        `${pluralize(counts.open, "open case")}, ${pluralize(counts.appeals, "appeal")}, ${pluralize(counts.signals, "signal")}. Look with: foodshed cases show <case>`,
      ],
    };
  });
}

/** All cases of a state, in the order of the queue. */
export async function readCases(
  context: CommandContext,
  client: Client,
  { state = "open", kind }: Pick<ListCasesFlags, "state" | "kind">,
) {
  const cases: Schema<"ModerationCaseSummary">[] = [];
  for (;;) {
    const query = {
      state,
      ...(kind && { kind }),
      from: cases.length,
      size: PAGE,
    };
    const page = await dataWithRetry(
      () => client.GET("/moderation/cases/", { params: { query }, signal: context.signal }),
      context,
    );
    cases.push(...page.results);
    if (page.results.length === 0 || cases.length >= page.count) return { counts: page.counts, cases };
  }
}

/** Lists what was noticed without a report: what `cases signals` does. */
export async function listSignals(context: CommandContext, flags: ListingFlags): Promise<void> {
  const { client } = await connectAs(context);
  const { output, server } = context;
  await showListing(context, "cases signals", flags, async () => {
    const { count, results } = await dataWithRetry(
      () => client.GET("/moderation/signals/", { params: { query: { size: PAGE } }, signal: context.signal }),
      context,
    );
    return {
      document: { server, count, signals: results },
      rows: results.map(signalRow),
      text: () => (results.length > 0 ? table(SIGNAL_COLUMNS, results, output) : "No signals."),
      notes: ["Signals are about what nobody has reported. They only say where to look."],
    };
  });
}

type Row = Schema<"ModerationCaseSummary">;
type Signal = Schema<"ModerationSignal">;

const rowOf = (row: Row) => ({
  case: row.id,
  state: row.state,
  kind: row.kind,
  target_id: row.target_id,
  title: row.title,
  business_name: row.account.business_name,
  slug: row.account.slug,
  reports: row.reports,
  reporters: row.reporters,
  score: row.score,
  why: urgencyLine(row),
  outcome: row.outcome,
  appeal: row.appeal,
  opened_at: row.opened_at,
});

const signalRow = ({ kind, target_id, title, account, urgency, score, noticed_at }: Signal) => ({
  kind,
  target_id,
  title,
  business_name: account.business_name,
  slug: account.slug,
  signal: urgencyText(urgency, kind),
  score,
  noticed_at,
});

const COLUMNS = [
  { heading: "Case", text: ({ id }: Row) => String(id), whole: true },
  { heading: "What", text: ({ kind }: Row) => kind, whole: true },
  { heading: "Business", text: ({ account }: Row) => account.business_name },
  { heading: "Title", text: ({ title }: Row) => title },
  { heading: "Reports", text: ({ reports }: Row) => String(reports), whole: true },
  {
    heading: "Why here",
    text: (row: Row) => (row.state === "decided" && row.outcome ? OUTCOMES[row.outcome] : urgencyLine(row)),
  },
  { heading: "Since (UTC)", text: ({ opened_at }: Row) => formatMinute(opened_at), whole: true },
];

const SIGNAL_COLUMNS = [
  { heading: "What", text: ({ kind, target_id }: Signal) => `${kind} ${target_id}`, whole: true },
  { heading: "Business", text: ({ account }: Signal) => account.business_name },
  { heading: "Noticed", text: ({ urgency, kind }: Signal) => urgencyText(urgency, kind) },
  { heading: "At (UTC)", text: ({ noticed_at }: Signal) => formatMinute(noticed_at), whole: true },
];
