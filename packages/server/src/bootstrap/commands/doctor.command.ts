import { randomUUID } from "node:crypto";
import { existsSync, statSync } from "node:fs";
import { join } from "node:path";
import { formatCount } from "@foodshed/sdk/vocabulary";
import { sql } from "kysely";
import { createTransport } from "nodemailer";
import { SetupError } from "../../core/setup-error.ts";
import { type Config, readConfig } from "../../infra/config/config.ts";
import { areNewer, pendingMigrations } from "../../infra/db/migrate.ts";
import { tracingEndpoint } from "../../infra/tracing/tracing.ts";
import { verifyChain } from "../../modules/audit/audit-chain.service.ts";
import { openSearchOf } from "../../modules/search/opensearch/opened.ts";
import { builds } from "../../pipeline/site/static-files.ts";
import { type Bootstrapped, bootstrap } from "../bootstrap.ts";
import { countFindings } from "./doctor.counts.ts";
import { readRunningServer } from "./doctor.metrics.ts";
import { examineShared, type Finding } from "./doctor.shared.ts";

const marks = { good: "ok  ", hint: "note", bad: "BAD " };

/** Checks everything that a start needs and prints one line for each; exits with 1 when something is bad. */
export async function doctor(): Promise<void> {
  const findings = await examine();
  for (const { state, sentence } of findings) console.log(`${marks[state]}  ${sentence}`);
  if (findings.some(({ state }) => state === "bad")) process.exitCode = 1;
}

async function examine(): Promise<Finding[]> {
  const good = (sentence: string): Finding => ({ state: "good", sentence });
  const hint = (sentence: string): Finding => ({ state: "hint", sentence });
  const bad = (sentence: string): Finding => ({ state: "bad", sentence });
  let config: Config;
  let bootstrapped: Bootstrapped;
  try {
    config = readConfig(process.env);
    bootstrapped = await bootstrap(config);
  } catch (error) {
    if (error instanceof SetupError) return error.sentences.map(bad);
    throw error;
  }
  const findings = [
    good(`Settings are complete; people reach the site at ${config.publicUrl}.`),
    good(`The data directory ${config.dataDir} can be used.`),
  ];
  const { db } = bootstrapped.services;
  try {
    const { rows } = await sql<{
      version: string;
    }>`select current_setting('server_version') as version`.execute(db);
    findings.push(
      good(
        `The ${bootstrapped.kind === "embedded" ? "embedded database" : "PostgreSQL server"} answers (version ${rows[0]?.version}).`,
      ),
    );
    let newer: boolean;
    try {
      newer = await areNewer(db);
    } catch (error) {
      return [...findings, bad((error as Error).message)];
    }
    if (newer)
      findings.push(
        hint(
          "A newer version changed the tables. This one runs on them; backups are made with the newer one, or with `pg_basebackup`.",
        ),
      );
    const pending = await pendingMigrations(db);
    if (pending.length > 0) {
      findings.push(
        hint(`${pending.length} changes of the tables wait; \`start\` or \`migrate\` makes them.`),
      );
    } else {
      findings.push(good("The tables are up to date."));
      const { admins } = await db
        .selectFrom("users")
        .select((select) => select.fn.countAll<number>().as("admins"))
        .where("is_admin", "=", true)
        .executeTakeFirstOrThrow();
      findings.push(
        Number(admins) > 0
          ? good(`Administrators: ${admins}.`)
          : hint("There is no administrator; `create-admin` makes one."),
      );
      const { failed } = await db
        .selectFrom("mail_outbox")
        .select((select) => select.fn.countAll<number>().as("failed"))
        .where("failed_at", "is not", null)
        .executeTakeFirstOrThrow();
      if (Number(failed) > 0)
        findings.push(hint(`${failed} mails were given up; their errors stand in the table mail_outbox.`));
      findings.push(await auditFinding(bootstrapped, good, bad));
      findings.push(...(await countFindings(bootstrapped)));
    }
    if (pending.length === 0 && !config.search) findings.push(await searchFinding(bootstrapped, good, hint));
    if (pending.length === 0) findings.push(...(await examineShared(bootstrapped, config)));
    findings.push(await mailFinding(config, good, hint, bad));
    findings.push(...(await monitoringFindings(config, good, hint)));
    findings.push(await filesFinding(bootstrapped, config, good, bad));
    findings.push(ratesFinding(config, good, hint));
    findings.push(operatorFinding(bootstrapped, good, hint));
    findings.push(...(await mapFindings(bootstrapped, good, hint)));
    findings.push(...((await openSearchOf(db)?.examine()) ?? []));
    const site = existsSync(join(builds.site, "server", "index.js"));
    findings.push(site ? good("The site is built.") : hint("The site is not built; only the API is served."));
    const embeds = existsSync(builds.embed);
    findings.push(embeds ? good("The embeds are built.") : hint("The embeds are not built."));
    if (
      config.environment === "production" &&
      !config.publicUrl.startsWith("https:") &&
      !/localhost|127\.0\.0\.1/.test(config.publicUrl)
    ) {
      findings.push(hint("PUBLIC_URL is not https: passwords would cross the network readable."));
    }
    return findings;
  } finally {
    await bootstrapped.close();
  }
}

type Make = (sentence: string) => Finding;

/** Businesses up to which the index in the memory of each process is the right one. */
const IN_MEMORY_UP_TO = 200_000;
/** What the index takes for a thousand businesses, in megabytes (bench/start). */
const MEGABYTES_PER_THOUSAND = 0.8;

/** Whether the index of the search still suits the number of businesses, and how old the one of the next start is. */
async function searchFinding(
  { services: { db, config } }: Bootstrapped,
  good: Make,
  hint: Make,
): Promise<Finding> {
  const { profiles } = await db
    .selectFrom("search_documents")
    .select((select) => select.fn.countAll<number>().as("profiles"))
    .where("kind", "=", "profile")
    .where("removed", "=", false)
    .executeTakeFirstOrThrow();
  const count = Number(profiles);
  const megabytes = Math.ceil((count / 1000) * MEGABYTES_PER_THOUSAND);
  const takes = `${formatCount(count)} businesses take about ${megabytes} MB of each process`;
  if (count > IN_MEMORY_UP_TO)
    return hint(
      `The search keeps its index in memory: ${takes}, and it is made for up to ${formatCount(IN_MEMORY_UP_TO)}. Beyond that OpenSearch suits better; SEARCH_URL names it, and "Search in OpenSearch" of docs/operations.md says how to change over without a pause.`,
    );
  const saved = savedAt(join(config.dataDir, "search-index"));
  return good(
    `The search keeps its index in memory: ${takes}. ${saved ? `It was saved for the next start at ${saved.toISOString()}.` : "It is saved for the next start once a server has run."}`,
  );
}

function savedAt(path: string): Date | undefined {
  return statSync(path, { throwIfNoEntry: false })?.mtime;
}

/** What the metrics of a running server say, and where traces go. */
async function monitoringFindings(config: Config, good: Make, hint: Make): Promise<Finding[]> {
  const findings: Finding[] = [];
  const endpoint = tracingEndpoint(process.env);
  if (endpoint && URL.canParse(endpoint)) findings.push(good(`Traces go to ${new URL(endpoint).host}.`));
  else if (endpoint) findings.push(hint("Traces go nowhere: the OTLP endpoint is no address."));
  if (config.metricsPort === undefined)
    return [...findings, hint("Nothing is measured; METRICS_PORT prints numbers for Prometheus.")];
  const troubles = await readRunningServer(config);
  if (!troubles)
    return [
      ...findings,
      hint(`No server prints metrics at ${config.metricsHost}:${config.metricsPort} now.`),
    ];
  if (troubles.length === 0) findings.push(good("The metrics of the running server show no trouble."));
  return [...findings, ...troubles.map((sentence) => hint(`The running server: ${sentence}`))];
}

function ratesFinding({ easyPost, rateCardFile }: Config, good: Make, hint: Make): Finding {
  if (easyPost) return good(`Shipping rates come from EasyPost at ${new URL(easyPost.url).host}.`);
  if (rateCardFile) return good(`Shipping rates come from the rate card ${rateCardFile}.`);
  return hint("Carriers are listed without prices; EASYPOST_API_KEY or RATE_CARD_FILE gives them some.");
}

function operatorFinding({ services: { operator, config } }: Bootstrapped, good: Make, hint: Make): Finding {
  if (operator) return good(`Pages name ${operator.contact_email}, as ${config.operatorFile} says.`);
  return hint("Pages name no mailbox of yours and no sponsors; OPERATOR_FILE says who runs the network.");
}

/** Nothing is said of the embedded base map, which needs no setting. */
async function mapFindings(
  { services: { mapTiles } }: Bootstrapped,
  good: Make,
  hint: Make,
): Promise<Finding[]> {
  if (!mapTiles) return [];
  const problem = await mapTiles.problem();
  return [problem ? hint(problem) : good("Maps can be drawn on the tiles of MAP_TILES.")];
}

/** The last hash stands in the line, to be compared with another day's: whoever can write to the database can hide an end that was cut off. */
async function auditFinding({ services: { db } }: Bootstrapped, good: Make, bad: Make): Promise<Finding> {
  const { entries, last_seq, last_hash, fault } = await verifyChain(db);
  if (!fault) {
    const end = last_hash ? `; entry ${last_seq} has the hash ${last_hash}` : "";
    return good(`The ${entries} audit entries are what was recorded${end}.`);
  }
  const row = fault.id === null ? "no row of its own" : `row ${fault.id} of audit_entries`;
  return bad(
    fault.seq === null
      ? `The audit entry with ${row} was written around the chain.`
      : `The audit entries are not what was recorded: the first fault is at entry ${fault.seq} (${fault.reason}, ${row}).`,
  );
}

/** Writes a file, reads it and removes it again. */
async function filesFinding(
  { services: { files } }: Bootstrapped,
  { s3 }: Config,
  good: Make,
  bad: Make,
): Promise<Finding> {
  const place = s3 ? `the bucket ${s3.bucket}` : "the data directory";
  const key = `doctor/${randomUUID()}`;
  try {
    await files.write(key, Buffer.from(key));
    const back = await files.read(key);
    await files.remove(key);
    if (back?.toString() === key) return good(`Pictures and attachments can be kept in ${place}.`);
    return bad(`A file kept in ${place} did not come back as it was.`);
  } catch (error) {
    const { message } = ((error as Error).cause ?? error) as Error;
    return bad(`Pictures and attachments cannot be kept in ${place}: ${message}.`);
  }
}

async function mailFinding(config: Config, good: Make, hint: Make, bad: Make): Promise<Finding> {
  if (!config.smtpUrl)
    return hint(`Mails become files in ${join(config.dataDir, "outbox")}; SMTP_URL sends them.`);
  const transport = createTransport({
    url: config.smtpUrl,
    connectionTimeout: 5_000,
    greetingTimeout: 5_000,
  });
  try {
    await transport.verify();
    return good("The mail server takes our mails.");
  } catch (error) {
    return bad(`The mail server of SMTP_URL cannot be used: ${(error as Error).message}.`);
  } finally {
    transport.close();
  }
}
