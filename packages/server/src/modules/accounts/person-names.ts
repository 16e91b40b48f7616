import { type RawBuilder, sql } from "kysely";

/** The people whose numbers are in a column, in their order; those who are gone are left out. */
export function peopleJson(column: string): RawBuilder<{ user_id: number; name: string }[]> {
  return sql`coalesce((select json_agg(json_build_object('user_id', w.id,
      'name', coalesce(nullif(trim(w.first_name || ' ' || w.last_name), ''), w.email)) order by array_position(${sql.ref(column)}, w.id))
    from users w where w.id = any(${sql.ref(column)})), '[]')`;
}

/** The person whose number is in a column, as colleagues read their name; null where nobody knows who it was. */
export function personJson(column: string): RawBuilder<{ user_id: number; name: string } | null> {
  return sql`(select json_build_object('user_id', w.id, 'name', coalesce(nullif(trim(w.first_name || ' ' || w.last_name), ''), w.email))
    from users w where w.id = ${sql.ref(column)})`;
}
