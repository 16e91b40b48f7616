import { CliError, EXIT } from "../errors.ts";

/** What is wrong with a query, with a mark under the place in it. */
export function whereError(query: string, at: number, message: string, next: string): CliError {
  const line = query.replaceAll(/\s/g, " ");
  return new CliError(EXIT.usage, `--where: ${message}`, next, [line, `${" ".repeat(at)}^`]);
}
