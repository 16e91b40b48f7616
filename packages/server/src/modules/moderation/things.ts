import type { Schema } from "@foodshed/sdk";
import { sql } from "kysely";
import type { Connection } from "../../infra/db/connection.ts";

export type Kind = Schema<"AbuseReportKind">;

/** A reported thing as it is now. */
export interface Thing {
  text: string;
  /** Whether others cannot see it. */
  hidden: boolean;
}

/** Undefined when it is gone. */
export async function readThing(db: Connection, kind: Kind, id: number): Promise<Thing | undefined> {
  const { rows } = await (kind === "profile"
    ? sql<Thing>`select business_name || E'\n' || description as text, published_at is null as hidden
        from accounts where id = ${id}`
    : kind === "classified"
      ? sql<Thing>`select title || E'\n' || description as text, needed_by_before_hiding is not null as hidden
          from classifieds where id = ${id}`
      : sql<Thing>`select content as text, removed_at is not null as hidden from messages where id = ${id}`
  ).execute(db);
  return rows[0];
}

/** The first line of a text, for lists. */
export function titleOf(content: string): string {
  const [line = ""] = content.trim().split("\n", 1);
  return [...line].length > 90 ? `${[...line].slice(0, 89).join("")}…` : line;
}
