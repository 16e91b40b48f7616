import type { ColumnType, Insertable, Updateable } from "kysely";

/** A moment; written as a Date or ISO 8601. */
export type Timestamp = ColumnType<Date, Date | string, Date | string>;
/** A moment that the database fills with the current time when it is left out. */
export type Created = ColumnType<Date, Date | string | undefined, Date | string>;
export type NullableTimestamp = ColumnType<
  Date | null,
  Date | string | null | undefined,
  Date | string | null
>;
/** A calendar day, `YYYY-MM-DD`. Read it with `::text`: drivers turn it into a local midnight otherwise. */
export type Day = ColumnType<Date | string, string, string>;
/** JSON, written as text. */
export type Json<T> = ColumnType<T, string | undefined, string>;

/** The columns that store the fields of a request, none left out. A field that has no column is a type error. */
export type InsertColumns<Table, Field extends keyof Insertable<Table>> = Required<
  Pick<Insertable<Table>, Field>
>;
/** As `InsertColumns`, for a request that changes only the fields it names: a field that it leaves out is undefined. */
export type UpdateColumns<Table, Field extends keyof Updateable<Table>> = {
  [Column in Field]: Updateable<Table>[Column] | undefined;
};
