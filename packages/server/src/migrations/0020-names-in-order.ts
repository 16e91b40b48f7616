import type { Kysely } from "kysely";
import { run } from "./statements.ts";

const FOLDED = [
  ["Œ", "OE"],
  ["œ", "oe"],
  ["Æ", "AE"],
  ["æ", "ae"],
  ["ẞ", "SS"],
  ["ß", "ss"],
  ["Ø", "O"],
  ["ø", "o"],
  ["Ł", "L"],
  ["ł", "l"],
  ["Đ", "D"],
  ["đ", "d"],
] as const;

/**
 * Letters that no decomposition takes apart sort and are found as people write them out: "Œuf" stands after "Oat" and before "Olive". Without
 * a collation of the database's own, both databases agree.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  const folded = FOLDED.reduce((text, [letter, plain]) => `replace(${text}, '${letter}', '${plain}')`, "$1");
  const holds = (column: string) => `${column} ~ '[${FOLDED.map(([letter]) => letter).join("")}]'`;
  await run(db, [
    `create or replace function name_key(text) returns text language sql immutable strict parallel safe
      return lower(regexp_replace(normalize(${folded}, NFKD), '[\\u0300-\\u036f''’]', '', 'g')) collate "C"`,
    // What is computed from a name is computed anew when the name is written.
    `update accounts set business_name = business_name, first_name = first_name, last_name = last_name
      where ${holds("business_name")} or ${holds("first_name")} or ${holds("last_name")}`,
  ]);
}
