import { CliError, EXIT } from "../errors.ts";

export function notLoggedIn(server: string): CliError {
  return new CliError(
    EXIT.denied,
    `You are not logged in to ${server}.`,
    "Run: foodshed login   (or set FOODSHED_TOKEN)",
  );
}
