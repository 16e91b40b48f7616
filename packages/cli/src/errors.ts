import { ERROR_MESSAGES, type FoodshedError } from "@foodshed/sdk";

/** Exit codes, documented in the README and in `foodshed --help`. Their meaning never changes. */
export const EXIT = {
  ok: 0,
  failed: 1,
  usage: 2,
  input: 3,
  denied: 4,
  unavailable: 5,
  partial: 6,
  interrupted: 130,
} as const;

export type ExitCode = (typeof EXIT)[keyof typeof EXIT];

/** An expected failure: the cause and the next step. */
export class CliError extends Error {
  readonly exitCode: ExitCode;
  readonly next: string | undefined;
  readonly details: readonly string[];

  constructor(exitCode: ExitCode, message: string, next?: string, details: readonly string[] = []) {
    super(message);
    this.name = "CliError";
    this.exitCode = exitCode;
    this.next = next;
    this.details = details;
  }
}

/** A flag or argument is missing or wrong. */
export function usageError(message: string, next?: string): CliError {
  return new CliError(EXIT.usage, message, next);
}

const WRITING_FAULTS: Record<string, string> = {
  ENOSPC: "there is no room left on the disk",
  EDQUOT: "there is no room left on the disk",
  EROFS: "the disk can only be read",
  EACCES: "you may not write there",
  EPERM: "you may not write there",
  ENOENT: "there is no such folder",
  ENOTDIR: "there is no such folder",
};

/** Why something could not be written, as part of a sentence. */
export const writingFault = ({ code = "", message }: NodeJS.ErrnoException): string =>
  WRITING_FAULTS[code] ?? message;

/** Converts a failed call to an error with the server's message and the next step. */
export function callError(error: FoodshedError, server: string): CliError {
  if (error.kind === "timeout") {
    return new CliError(
      EXIT.unavailable,
      `${server} took too long to answer.`,
      "Run the same command again.",
    );
  }
  if (error.kind === "aborted") return new CliError(EXIT.interrupted, "Interrupted.");
  if (error.kind !== "problem") {
    const next = "Check the address (--server, or FOODSHED_SERVER) and that the server is running.";
    return new CliError(EXIT.unavailable, `${server} could not be reached.`, next);
  }
  if (error.status === 401) {
    return new CliError(
      EXIT.denied,
      "You are not logged in, or your session has ended.",
      "Run: foodshed login",
    );
  }
  if (error.status === 403) {
    const next = "Log in with an account that may do this: foodshed login";
    return new CliError(EXIT.denied, error.message, next);
  }
  if (error.status === 429) {
    const wait = error.retryAfter ? `in ${error.retryAfter} seconds` : "in a moment";
    return new CliError(EXIT.unavailable, error.message, `Run the same command again ${wait}.`);
  }
  // Whatever else answers there says nothing that is for people.
  if (error.status === 404 && error.message === ERROR_MESSAGES.unknown) {
    return new CliError(
      EXIT.unavailable,
      `${server} is no Foodshed server.`,
      "Check the address: --server, or FOODSHED_SERVER.",
    );
  }
  if (error.status === 404) {
    const next = `Check the name or number that you gave: it is none on ${server}.`;
    return new CliError(EXIT.failed, error.message, next, errorLines(error));
  }
  if (error.status > 501)
    return new CliError(EXIT.unavailable, error.message, "Run the same command again in a moment.");
  if (error.status >= 500) {
    return new CliError(
      EXIT.unavailable,
      `The server failed (HTTP ${error.status}): ${error.message}`,
      "The fault is the server's: its log says why. When it is mended, run the same command again.",
    );
  }
  return new CliError(EXIT.failed, error.message, undefined, errorLines(error));
}

/** One line per field error, without the main message. */
export function errorLines(error: FoodshedError): string[] {
  return Object.entries(error.errors ?? {}).flatMap(([field, sentences]) =>
    sentences
      .filter((sentence) => sentence !== error.message)
      .map((sentence) => (field === "non_field_errors" ? sentence : `${field}: ${sentence}`)),
  );
}
