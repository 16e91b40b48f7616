import { type RawBuilder, type SqlBool, sql } from "kysely";
import type { Tables } from "../../infra/db/tables.ts";

/** Whose data are read. */
export interface DataOwner {
  accountId: number;
  userId: number;
  /** The confirmed address of the login. */
  email: string;
}

/** The rows of one table that are an account's own, and what of them is given out. */
export interface AccountPart {
  table: keyof Tables;
  /** What it is called in the file; the table's name unless a table has several. */
  name: string;
  columns: readonly string[];
  /** Columns that stay: secrets, what only serves the machine, and who of others it was. */
  without: readonly string[];
  own: (owner: DataOwner) => RawBuilder<SqlBool>;
  /** SQL of what orders the rows and is different in each. */
  key: readonly string[];
  /** What the ids of a row mean. */
  more: (owner: DataOwner) => Record<string, RawBuilder<unknown>>;
}

type ColumnOf<T extends keyof Tables> = keyof Tables[T] & string;

/** Says what of a table goes into the file. Its rows are `t` in the SQL. */
export function part<T extends keyof Tables>(
  table: T,
  given: {
    columns: readonly ColumnOf<T>[];
    without?: readonly ColumnOf<T>[];
    own: AccountPart["own"];
    key?: readonly string[];
    more?: AccountPart["more"];
    name?: string;
  },
): AccountPart {
  return { table, name: table, without: [], key: ["t.id"], more: () => ({}), ...given };
}

/** The rows whose column holds the account's number. */
export const ofAccount =
  (column = "account_id"): AccountPart["own"] =>
  ({ accountId }) =>
    sql<SqlBool>`t.${sql.ref(column)} = ${accountId}`;

export const ofUser: AccountPart["own"] = ({ userId }) => sql<SqlBool>`t.user_id = ${userId}`;

/** The business behind a number, by name. */
export const nameOf = (column: string): RawBuilder<unknown> =>
  sql`(select a.business_name from accounts a where a.id = t.${sql.ref(column)})`;

/** Who of the business did it, by name. */
export const nameOfPerson = (column: string): RawBuilder<unknown> =>
  sql`(select trim(u.first_name || ' ' || u.last_name) from users u where u.id = t.${sql.ref(column)})`;

/** The same as long as everybody may see the business. */
export const publicNameOf = (column: string): RawBuilder<unknown> =>
  sql`(select a.business_name from accounts a where a.id = t.${sql.ref(column)} and a.published_at is not null)`;

export const titleOf = (column: string): RawBuilder<unknown> =>
  sql`(select c.title from classifieds c where c.id = t.${sql.ref(column)})`;
