// What the jobs of the night take over many conversations: how soon each business replies, and who is reminded of a certificate.
import { sql } from "kysely";
import { openPostgres } from "../../packages/server/src/infra/db/database.ts";
import { migrate } from "../../packages/server/src/infra/db/migrate.ts";
import { certificateRemindersJob } from "../../packages/server/src/modules/certificates/certificate-reminders.job.ts";
import { computeReplyTimes } from "../../packages/server/src/modules/reply-times/reply-times.job.ts";
import type { Services } from "../../packages/server/src/modules/services.ts";
import { startPostgres } from "../../scripts/lib/postgres.mjs";
import { fill } from "../lib/fill.ts";
import { number } from "../lib/report.ts";
import { servicesOn } from "../lib/services.ts";

const PROFILES = Number(process.env.BENCH_PROFILES ?? 100_000);
const MESSAGES = Number(process.env.BENCH_MESSAGES ?? 1_000_000);
const PER_CONVERSATION = 5;
/** Rows that one statement writes. */
const PART = 50_000;
const TABLES = ["messages", "conversation_participants", "enquiry_recipients", "certificates", "accounts"];

/** Each conversation is of a business and one of a thousand that write to many: five messages in turn over 200 days. */
async function converse({ db }: Services): Promise<void> {
  const conversations = MESSAGES / PER_CONVERSATION;
  for (let first = 1; first <= conversations; first += PART) {
    const last = Math.min(conversations, first + PART - 1);
    await sql`insert into conversations (pair_key, created_at)
      select n || ':' || ${PROFILES}::int + n, now() - (n % 200) * interval '1 day'
      from generate_series(${first}::int, ${last}::int) n`.execute(db);
    await sql`insert into conversation_participants (conversation_id, account_id, last_message_at)
      select n, account, now() - (n % 200) * interval '1 day'
      from generate_series(${first}::int, ${last}::int) n,
        unnest(array[n % ${PROFILES - 1000}::int + 1001, n % 1000 + 1]) account`.execute(db);
    await sql`insert into messages (conversation_id, sender_account_id, content, created_at)
      select n, case when k % 2 = 0 then n % 1000 + 1 else n % ${PROFILES - 1000}::int + 1001 end, 'Do you have some on Thursday?',
        now() - (n % 200) * interval '1 day' + k * interval '3 hours'
      from generate_series(${first}::int, ${last}::int) n, generate_series(0, ${PER_CONVERSATION - 1}::int) k`.execute(
      db,
    );
  }
  await sql`insert into enquiries (sender_account_id, product, delivery, content, created_at)
    select n, 'Carrots', 'either', '', now() - (n % 200) * interval '1 day' from generate_series(1, 1000) n`.execute(
    db,
  );
  await sql`insert into enquiry_recipients (enquiry_id, account_id, position, outcome, sent_at, message_id)
    select distinct on (enquiry, account) enquiry, account, 0, 'sent', created_at, id
    from (select id, conversation_id % 1000 + 1 as enquiry, conversation_id % ${PROFILES - 1000}::int + 1001 as account, created_at
      from messages where conversation_id <= 100000 and sender_account_id <= 1000) asked`.execute(db);
}

/** Every business has a certificate; one of fifty ends within the month. */
async function certify({ db }: Services): Promise<void> {
  await sql`insert into certificates (account_id, kind, issuer, number, expires_on, created_at)
    select id, 'haccp', 'Invented Certifiers', 'C-' || id, current_date + (id % 1500), now() from accounts`.execute(
    db,
  );
  await sql`vacuum analyze`.execute(db);
}

type Scans = Map<string, { sequential: number; read: number }>;

async function scans({ db }: Services): Promise<Scans> {
  await sql`select pg_stat_force_next_flush()`.execute(db);
  await sql`select 1`.execute(db);
  const { rows } = await sql<{ relname: string; sequential: string; read: string }>`select relname,
    seq_scan as sequential, seq_tup_read as read from pg_stat_user_tables where relname = any(${TABLES})`.execute(
    db,
  );
  return new Map(
    rows.map(({ relname, ...row }) => [
      relname,
      { sequential: Number(row.sequential), read: Number(row.read) },
    ]),
  );
}

async function measured(services: Services, name: string, job: () => Promise<unknown>): Promise<void> {
  const before = await scans(services);
  const started = performance.now();
  await job();
  const seconds = (performance.now() - started) / 1000;
  const after = await scans(services);
  const whole = TABLES.flatMap((table) => {
    const [then, now] = [before.get(table), after.get(table)];
    const count = (now?.sequential ?? 0) - (then?.sequential ?? 0);
    const read = (now?.read ?? 0) - (then?.read ?? 0);
    return count > 0 ? [`${table} ${count} times (${read.toLocaleString("en")} rows)`] : [];
  });
  console.log(`  ${name}: ${number(seconds)} s; read from end to end: ${whole.join(", ") || "nothing"}`);
}

const cluster = await startPostgres();
if (!cluster) throw new Error("This benchmark needs PostgreSQL.");
const database = await openPostgres(cluster.url, { max: 1 });
try {
  await migrate(database.db);
  await fill(cluster.url, PROFILES);
  const services = servicesOn(database);
  await converse(services);
  await certify(services);
  const text = (count: number) => count.toLocaleString("en");
  console.log(`  ${text(PROFILES)} businesses, ${text(MESSAGES)} messages, ${text(PROFILES)} certificates`);
  await measured(services, "reply times of all, once a night", () => computeReplyTimes(services));
  await measured(services, "reply times again, the same night", () => computeReplyTimes(services));
  const stopping = new AbortController().signal;
  await measured(services, "reminders of certificates, the first run", () =>
    certificateRemindersJob.run(services, stopping),
  );
  await measured(services, "reminders of certificates, each hour after", () =>
    certificateRemindersJob.run(services, stopping),
  );
} finally {
  await database.close();
}
process.exit();
