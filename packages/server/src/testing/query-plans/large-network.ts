import { sql } from "kysely";
import type { Database } from "../../infra/db/connection.ts";
import { divideAccountNames, foldRunningCounts } from "../../infra/db/running-counts.ts";

/** Accounts of the large network, by id from 1. */
export const ACCOUNTS = 100_000;
/** The organization that many are members of, and its members: the accounts after it. */
export const NETWORK = 1;
export const MEMBERS = 20_000;

/** What administrators and members look back at: mails, the record, the history of profiles, reports and what was decided. */
const stewards = [
  `insert into mail_outbox (message_id, recipient, subject, text, html, headers, created_at, send_after, attempts, sent_at, failed_at, last_error)
    select 'm' || n, 'farm' || n || '@farm.example', 'Messages of the day', '', '', '{}', now() - n * interval '1 minute', now(), 1,
      case when n % 1000 <> 0 then now() end, case when n % 2000 = 0 then now() end, case when n % 1000 = 0 then '550 No such user' end
    from generate_series(1, ${ACCOUNTS}) n`,
  `insert into audit_entries (at, operation, account_id, actor_user_id, details)
    select now() - n * interval '1 minute', (array['updateProfile', 'signup', 'invitePerson'])[n % 3 + 1], n % 5000 + 1, ${NETWORK}, '{}'
    from generate_series(20000, 1, -1) n`,
  `insert into profile_changes (account_id, field, changed_at, operation, before, after, by_kind, by_user_id, by_account_id)
    select case when n % 50 = 0 then ${NETWORK} else n end, 'phone', now() - n * interval '1 minute', 'updateProfile', '"1"', '"2"', 'business', n, n
    from generate_series(1, ${ACCOUNTS}) n`,
  `insert into moderation_cases (kind, target_id, account_id, content, urgency, opened_at, decided_at)
    select 'classified', n, n % ${ACCOUNTS} + 1, 'Wanted: boxes', n % 90, now() - n * interval '1 minute', case when n % 100 <> 0 then now() - n * interval '1 second' end
    from generate_series(1, 30000) n`,
  `insert into abuse_reports (kind, target_id, account_id, reporter_account_id, reason, details, excerpt, created_at, case_id, decision, decided_at)
    select c.kind, c.target_id, c.account_id, c.id + 1, 'spam', '', c.content, c.opened_at, c.id, case when c.decided_at is not null then 'upheld' end, c.decided_at
    from moderation_cases c`,
  `insert into moderation_decisions (case_id, account_id, outcome, reason, note, decided_at, decided_by_user_id)
    select id, account_id, 'warn', 'spam', '', decided_at, ${NETWORK} from moderation_cases where decided_at is not null`,
  `insert into moderation_appeals (decision_id, account_id, user_id, words, made_at, outcome, decided_at)
    select id, account_id, account_id, 'It is ours.', now(), case when id % 1000 <> 0 then 'upheld' end, case when id % 1000 <> 0 then now() end
    from moderation_decisions where id % 10 = 0`,
  `insert into moderation_signals (kind, target_id, account_id, code, count, weight, noticed_at)
    select 'classified', n + 29000, n, 'links', 3, n % 50, now() from generate_series(1, 20000) n`,
];

/** Fills an empty, migrated PostgreSQL database with a network of this size in a few statements, and counts its tables. */
export async function fillLargeNetwork(db: Database): Promise<void> {
  const statements = [
    `insert into images (key, width, height) select 'picture-' || n, 900, 500 from generate_series(3, ${ACCOUNTS}, 3) n`,
    `insert into accounts (id, slug, business_name, first_name, last_name, email, description, city, postal_code, phone, website, published_at, claimed_at,
        created_by_account_id, photo_key, latitude, longitude, created_at, updated_at)
      select n, 'farm-' || n, (array['Maple', 'Élora', 'Grand River', 'North'])[n % 4 + 1] || ' Farm ' || md5(n::text), 'Ada', 'No ' || n,
        'farm' || n || '@farm.example', repeat('We grow vegetables and keep bees. ', 12), 'Elora',
        'N' || n % 10 || 'B ' || n % 7 || 'S' || n % 9, '519 555 ' || 1000 + n % 9000, 'https://farm' || n || '.example',
        case when n % 20 <> 0 then now() - n * interval '1 minute' end, case when n % 25 <> 0 then now() end,
        case when n % 1000 = 0 then ${NETWORK} end, case when n % 3 = 0 then 'picture-' || n end, 43.0 + n % 100 * 0.01, -80.0, now() - n * interval '1 minute', now()
      from generate_series(1, ${ACCOUNTS}) n`,
    `insert into users (account_id, email, password_hash, activated_at, disabled_at, last_login_at)
      select n, 'farm' || n || '@farm.example', repeat('x', 97), case when n % 20 <> 0 then now() end,
        null, now() - n * interval '1 second'
      from generate_series(1, ${ACCOUNTS}) n`,
    `insert into memberships (user_id, account_id, role, created_at, disabled_at, email_consent_at)
      select id, account_id, 'owner', created_at, case when account_id % 5000 = 0 then now() end, now() from users`,
    `insert into roles (account_id, code) select n, case when n = ${NETWORK} or n % 500 = 0 then 4 else n % 3 + 1 end
      from generate_series(1, ${ACCOUNTS}) n`,
    `insert into account_business_types (account_id, business_type)
      select n, (array['Bakery', 'Brewery', 'Nursery', 'Processor'])[n % 4 + 1] from generate_series(1, ${ACCOUNTS}) n`,
    `insert into checklists (role_id, kind, keys) select id, 'classifications', '{halal}' from roles`,
    `insert into products (role_id, category, name, name_key)
      select id, p, 'Product ' || p, 'product ' || p from roles, generate_series(1, 2) p`,
    `update products set available_from = '06', available_to = '10' where id % 10 = 0`,
    `insert into connections (organization_id, account_id, requested_by_account_id, manage, state)
      select ${NETWORK}, n, n, true, 'accepted' from generate_series(2, ${MEMBERS} + 1) n`,
    `insert into connections (organization_id, account_id, requested_by_account_id, manage, state)
      select 500 * (n % 100 + 1), n, n, false, case when n % 50 = 0 then 'requested' else 'accepted' end
      from generate_series(2, ${ACCOUNTS}, 2) n where n % 500 <> 0`,
    `insert into classifieds (account_id, title, description, looking_for, category, needed_by, created_at)
      select n, 'Wanted: boxes ' || n, repeat('Any size. ', 20), false, n % 11, now() + (n % 60 - 20) * interval '1 day',
        now() - n * interval '1 minute' from generate_series(1, ${ACCOUNTS}, 2) n`,
    `insert into conversations (id, pair_key, last_message_at)
      select n, '${NETWORK}:' || n, now() - n * interval '1 second' from generate_series(2, ${ACCOUNTS / 2}) n`,
    `insert into messages (conversation_id, sender_account_id, content, created_at)
      select n, ${NETWORK}, 'The fair is on May 2.', now() - n * interval '1 second' from generate_series(2, ${ACCOUNTS / 2}) n`,
    // Every other one was answered, so the network owes 25,000 replies.
    `insert into messages (conversation_id, sender_account_id, content, created_at)
      select n, n, 'Is there a table left?', now() - n * interval '1 second' from generate_series(2, ${ACCOUNTS / 2}, 2) n`,
    `update conversations c set last_message_id = m.id
      from (select conversation_id, max(id) as id from messages group by conversation_id) m where m.conversation_id = c.id`,
    `insert into conversation_participants (conversation_id, account_id, unread, last_message_at)
      select n, who, case when who = n then 1 else 0 end, now() - n * interval '1 second'
      from generate_series(2, ${ACCOUNTS / 2}) n, unnest(array[${NETWORK}, n]) who`,
    `insert into search_documents (kind, id, name_words, quality, display)
      select 'profile', n, 'maple farm', n % 97, jsonb_build_object('text', repeat('x', 400), 'photo', case when n % 3000 = 0 then '{}'::jsonb end) from generate_series(1, ${ACCOUNTS}) n where n % 20 <> 0`,
    `insert into search_documents (kind, id, name_words, display) select 'classified', id, 'boxes', '{}' from classifieds`,
    `insert into activities (verb, actor_account_id, actee_account_id, day, created_at)
      select 'viewed', n, n % ${ACCOUNTS} + 1, current_date, now() - n * interval '1 minute' from generate_series(1, ${ACCOUNTS}) n`,
    `insert into notifications (account_id, verb, dedupe_key, due_at, sent_at)
      select n, 4, 'message:' || n, now(), case when n % 100 <> 0 then now() end from generate_series(1, ${ACCOUNTS}) n`,
    ...stewards,
  ];
  for (const statement of statements) await sql.raw(statement).execute(db);
  await foldRunningCounts(db);
  await divideAccountNames(db);
  await sql`vacuum analyze`.execute(db);
}
