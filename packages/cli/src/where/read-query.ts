import { readWhere, type Where, WhereError } from "@foodshed/sdk/where";
import { CliError, EXIT } from "../errors.ts";

/** Reads the query of `--where`; a fault gets a mark under its place. */
export async function readQuery(query: string, now?: number): Promise<Where> {
  try {
    return await readWhere(query, now);
  } catch (fault) {
    if (!(fault instanceof WhereError)) throw fault;
    const line = query.replaceAll(/\s/g, " ");
    throw new CliError(EXIT.usage, `--where: ${fault.message}`, fault.next, [
      line,
      `${" ".repeat(fault.at)}^`,
    ]);
  }
}
