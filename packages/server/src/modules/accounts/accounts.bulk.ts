import type { Insertable } from "kysely";
import type { MemberRole } from "../../core/member-role.ts";
import { languageOfText } from "../../core/text-language.ts";
import { inBatches } from "../../infra/db/batches.ts";
import type { Connection } from "../../infra/db/connection.ts";
import type { UsersTable } from "../../infra/db/tables/accounts.ts";
import type { AccountsTable } from "../../infra/db/tables/profiles.ts";
import { nthSlug, slugOf } from "./accounts.slugs.ts";

/** Assigns slugs while no other call writes to the network; they equal those of sign-ups in the same order. */
export function slugGiver(): (businessName: string) => string {
  const last = new Map<string, number>();
  const given = new Set<string>();
  return (businessName) => {
    const base = slugOf(businessName);
    let n = last.get(base) ?? 0;
    let slug: string;
    do {
      n += 1;
      slug = nthSlug(base, n);
    } while (given.has(slug));
    last.set(base, n);
    given.add(slug);
    return slug;
  };
}

/** Assigns slugs that end in numbers from `from` on, and remembers none: for more accounts than memory should hold. */
export function numberedSlugs(from: number): (businessName: string) => string {
  let n = from;
  return (businessName) => nthSlug(slugOf(businessName), n++);
}

/** Writes many accounts at once, each with the language of its description. @returns their ids, in the order of the accounts */
export async function insertAccounts(
  trx: Connection,
  accounts: readonly Omit<Insertable<AccountsTable>, "slug">[],
  slugFor: (businessName: string) => string,
): Promise<number[]> {
  const ids: number[] = [];
  for (const batch of inBatches(accounts)) {
    const rows = batch.map((account) => ({
      ...account,
      slug: slugFor(account.business_name),
      description_language: languageOfText(
        account.description_language,
        account.description ?? "",
        account.description_translation ?? "",
      ),
    }));
    const inserted = await trx.insertInto("accounts").values(rows).returning(["id", "slug"]).execute();
    const bySlug = new Map(inserted.map(({ id, slug }) => [slug, id]));
    ids.push(...rows.map(({ slug }) => bySlug.get(slug) as number));
  }
  return ids;
}

/** Writes a person with their businesses. */
export async function insertPerson(
  trx: Connection,
  user: Insertable<UsersTable>,
  memberships: readonly { account_id: number; role: MemberRole; created_at: Date }[],
): Promise<void> {
  const { id } = await trx.insertInto("users").values(user).returning("id").executeTakeFirstOrThrow();
  await trx
    .insertInto("memberships")
    .values(memberships.map((membership) => ({ ...membership, user_id: id })))
    .execute();
}

/** Writes many users at once, each the owner of their account. @returns their ids, in the order of the users */
export async function insertUsers(
  trx: Connection,
  users: readonly (Insertable<UsersTable> & { email_consent_at: Date | null })[],
): Promise<number[]> {
  const ids: number[] = [];
  for (const batch of inBatches(users)) {
    const inserted = await trx
      .insertInto("users")
      .values(batch.map(({ email_consent_at: _, ...user }) => user))
      .returning(["id as user_id", "account_id", "created_at"])
      .execute();
    const consents = new Map(batch.map((user) => [user.account_id, user.email_consent_at]));
    const owners = inserted.map((user) => ({
      ...user,
      role: "owner" as const,
      email_consent_at: consents.get(user.account_id),
    }));
    await trx.insertInto("memberships").values(owners).execute();
    const byAccount = new Map(inserted.map(({ user_id, account_id }) => [account_id, user_id]));
    ids.push(...batch.map(({ account_id }) => byAccount.get(account_id) as number));
  }
  return ids;
}
