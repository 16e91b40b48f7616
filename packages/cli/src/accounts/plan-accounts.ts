import type { FoodshedClient, Schema } from "@foodshed/sdk";
import type { CommandContext } from "../command-context.ts";
import { CliError, callError, EXIT } from "../errors.ts";
import { withProgress } from "../progress/open-progress.ts";
import { type RetryPolicy, retry } from "../requests/retry.ts";
import { runWorkerPool } from "../requests/worker-pool.ts";
import { tidyMemory } from "../tidy-memory.ts";
import { findRepeatedRows } from "./compare-rows.ts";
import { MailTexts, type PackedMail } from "./mail-texts.ts";
import type { MemberRow } from "./member-row.ts";
import type { NewAccount } from "./new-account.ts";
import type { Candidate, PlanOutcome } from "./plan-row.ts";

/** What would become of a row. */
export interface Planned {
  outcome: PlanOutcome;
  message: string | null;
  account: Schema<"AccountRef"> | null;
  candidates: Candidate[];
  /** Without the names in it; `unpackMail` puts them in. Null where it was not asked for. */
  mail: PackedMail | null;
  language: Schema<"Language"> | null;
}

type ServerPlanned = Schema<"PlannedAccount">;

/** Rows that the server looks at in one call. */
const BATCH = 200;
/** Calls at a time: the server looks at one while the next is on its way. */
const CALLS = 2;

type Asked = MemberRow & { account: NewAccount };

export interface PlanOptions {
  /** All rows of the file, which the asked ones are compared with. */
  file?: readonly MemberRow[];
  /** Accounts that this run made itself: its other rows are not doubtful because of them. */
  own?: ReadonlySet<number>;
  /** Plans that are known already. */
  known?: ReadonlyMap<MemberRow, Planned>;
  /** Whether somebody will read the mails. */
  withMails?: boolean;
  /** Told of each batch. */
  onPlanned?: (rows: ReadonlyMap<MemberRow, Planned>) => void;
}

/**
 * Asks the server for the planned outcome of each row without creating anything, and compares the rows with each other. Skips invalid
 * rows.
 */
export async function planAccounts(
  context: CommandContext,
  client: FoodshedClient,
  rows: readonly MemberRow[],
  {
    file = rows,
    own = new Set(),
    known = new Map(),
    withMails = false,
    onPlanned = () => {},
  }: PlanOptions = {},
): Promise<Map<MemberRow, Planned>> {
  const asked = rows.filter((row): row is Asked => row.account !== undefined);
  const planned = new Map(known);
  const texts = new MailTexts();
  const left = asked.filter((row) => !planned.has(row));
  if (left.length > 0) {
    await withProgress(context, async (show) => {
      const showProgress = () => {
        // One call is over before anybody would read of it.
        if (asked.length > BATCH)
          show({ title: "Asking what each row would do", total: asked.length, done: planned.size });
      };
      showProgress();
      const stopped = await runWorkerPool(
        batchesOf(left),
        { concurrency: CALLS, signal: context.signal, attempts: 4 },
        async (batch, policy) => {
          const answered = await askBatch(context, client, batch, { policy, withMails });
          if (answered instanceof CliError) return answered;
          const results = new Map<MemberRow, Planned>();
          for (const [row, result] of answered) results.set(row, toPlanned(result, row, { own, texts }));
          for (const [row, result] of results) planned.set(row, result);
          onPlanned(results);
          tidyMemory();
          showProgress();
          return undefined;
        },
      );
      if (context.signal.aborted) throw new CliError(EXIT.interrupted, "Interrupted. Nothing was sent.");
      if (stopped) throw stopped;
    });
  }
  markRepeated(asked, file, planned);
  return planned;
}

function* batchesOf(rows: readonly Asked[]): Iterable<Asked[]> {
  for (let from = 0; from < rows.length; from += BATCH) yield rows.slice(from, from + BATCH);
}

/** Plans the other rows when the server cannot read one. Returns why it could not. */
async function askBatch(
  { server }: CommandContext,
  client: FoodshedClient,
  batch: readonly Asked[],
  { policy, withMails }: { policy: RetryPolicy; withMails: boolean },
): Promise<Map<Asked, ServerPlanned> | CliError> {
  const planned = new Map<Asked, ServerPlanned>();
  for (let left = [...batch]; left.length > 0; ) {
    const body = {
      accounts: left.map(({ account }) => account),
      ...factsOf(left),
      with_mails: withMails,
    };
    const { data, error } = await retry(
      () => client.POST("/accounts/plan_accounts/", { body, signal: policy.signal }),
      policy,
    );
    if (!error) {
      for (const [index, row] of left.entries()) {
        const result = data.results[index];
        if (result) planned.set(row, result);
      }
      return planned;
    }
    const refused = refusedRows(error.errors ?? {});
    if (error.status !== 400 || refused.size === 0) return callError(error, server);
    for (const [index, message] of refused) {
      const row = left[index];
      if (row) planned.set(row, { ...NOTHING, outcome: "error", message });
    }
    left = left.filter((_row, index) => !refused.has(index));
  }
  return planned;
}

const NOTHING = { account: null, mail: null, language: null, candidates: [] };

/** What the server compares; nothing for a file without such columns. */
function factsOf(rows: readonly Asked[]): { facts?: Schema<"BusinessFacts">[] } {
  if (rows.every(({ facts }) => facts === undefined)) return {};
  return {
    facts: rows.map(({ facts: { phone, postal_code, website, city } = {} }) => ({
      ...(phone && { phone: phone.slice(0, 200) }),
      ...(postal_code && { postal_code: postal_code.slice(0, 200) }),
      ...(website && { website: website.slice(0, 2000) }),
      ...(city && { city: city.slice(0, 200) }),
    })),
  };
}

/** Messages by row index of a refused call, from keys like "accounts.3.business_name". */
function refusedRows(errors: Record<string, readonly string[]>): Map<number, string> {
  const rows = new Map<number, string>();
  for (const [field, sentences] of Object.entries(errors)) {
    const [, place, name] = /^accounts\.(\d+)(?:\.(\w+))?/.exec(field) ?? [];
    if (place === undefined) continue;
    const said = `${name ? `${name.replaceAll("_", " ")}: ` : ""}${sentences.join(" ")}`;
    rows.set(Number(place), [rows.get(Number(place)), said].filter(Boolean).join(" "));
  }
  return rows;
}

const created = (language: Schema<"Language">): Planned => ({
  ...NOTHING,
  outcome: "create",
  message: null,
  language,
});

/** What becomes of most rows: one object for all of them. */
const CREATED: Record<Schema<"Language">, Planned> = { "en-CA": created("en-CA"), "fr-CA": created("fr-CA") };

function toPlanned(
  { outcome, message, account, mail, language = null, candidates = [] }: ServerPlanned,
  row: Asked,
  { own, texts }: { own: ReadonlySet<number>; texts: MailTexts },
): Planned {
  if (outcome === "create" && !mail && language && candidates.length === 0) return CREATED[language];
  // An address that is taken is nothing to decide on, whatever name its account has.
  const isTaken = outcome === "conflict" && language === null;
  const others = candidates
    .filter((candidate) => !own.has(candidate.account.id))
    .map(({ account, agrees, message, phone, postal_code, website, city }) => ({
      account,
      line: null,
      agrees,
      message,
      facts: { phone, postal_code, website, city },
    }));
  return withCandidates(
    {
      outcome: isTaken ? "match" : outcome,
      message,
      account,
      mail: mail && texts.pack(mail, row.account),
      language,
      candidates: [],
    },
    others,
  );
}

/** A row that would be created is doubtful once there is a business that it is perhaps the same as. */
function withCandidates(planned: Planned, more: readonly Candidate[]): Planned {
  if (more.length === 0) return planned;
  const candidates = [...planned.candidates, ...more];
  const [first] = candidates;
  if (!first || planned.outcome !== "create") return { ...planned, candidates };
  return { ...planned, candidates, outcome: "similar", message: first.message };
}

/** Compares names like the server: ignores letter case, accents and apostrophes. */
const nameKey = (name: string) =>
  name
    .trim()
    .normalize("NFKD")
    .replaceAll(/[\u0300-\u036f'’]/g, "")
    .toLowerCase();

/** The server plans one batch at a time, so rows that repeat others are found here. */
function markRepeated(
  asked: readonly Asked[],
  file: readonly MemberRow[],
  planned: Map<MemberRow, Planned>,
): void {
  const valid = file.filter(({ account }) => account !== undefined);
  const repeated = findRepeatedRows(valid);
  const first = new Map<string, MemberRow>();
  for (const row of valid) {
    const key = nameKey(row.fields.business_name);
    const { outcome } = planned.get(row) ?? {};
    if (!first.has(key) && (outcome === undefined || outcome === "create" || outcome === "similar"))
      first.set(key, row);
  }
  for (const [index, row] of asked.entries()) {
    if (index % BATCH === 0) tidyMemory();
    const plan = planned.get(row);
    if (!plan || (plan.outcome !== "create" && plan.outcome !== "similar")) continue;
    const marked = withCandidates(plan, repeated.get(row) ?? []);
    const before = first.get(nameKey(row.fields.business_name));
    planned.set(row, before && before.line < row.line ? conflictWith(before, row, marked) : marked);
  }
}

const conflictWith = ({ line }: MemberRow, row: Asked, plan: Planned): Planned => ({
  ...plan,
  outcome: "conflict",
  message: `The business name '${row.account.business_name}' is already on line ${line}.`,
});
