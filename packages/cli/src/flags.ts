import {
  ID_MAX,
  IDEMPOTENCY_KEY_MAX_LENGTH,
  IDEMPOTENCY_KEY_MIN_LENGTH,
  IDEMPOTENCY_KEY_PATTERN,
} from "@foodshed/sdk/vocabulary/limits";
import { InvalidArgumentError, Option } from "commander";
import { usageError } from "./errors.ts";

/** A flag's text as a whole number within limits. */
export function wholeNumber(min: number, max: number) {
  return (text: string): number => {
    const number = Number(text);
    if (!Number.isInteger(number) || number < min || number > max) {
      throw new InvalidArgumentError(`It must be a whole number from ${min} to ${max}.`);
    }
    return number;
  };
}

/** A flag's text within limits, without space around it. */
export function textOf(min: number, max: number) {
  return (text: string): string => {
    const wrong = lengthProblem(text.trim(), min, max);
    if (wrong) throw new InvalidArgumentError(wrong);
    return text.trim();
  };
}

/** A flag's text as an idempotency key. */
export function idempotencyKey(text: string): string {
  const wrong = lengthProblem(text, IDEMPOTENCY_KEY_MIN_LENGTH, IDEMPOTENCY_KEY_MAX_LENGTH);
  if (wrong) throw new InvalidArgumentError(wrong);
  if (!IDEMPOTENCY_KEY_PATTERN.test(text))
    throw new InvalidArgumentError("It may have letters without accents, digits and . _ : - only.");
  return text;
}

/** What is wrong with the length of a text, if anything. */
export function lengthProblem(text: string, min: number, max: number): string | undefined {
  if (text.length >= min && text.length <= max) return undefined;
  return `It must have ${min} to ${max} characters, and has ${text.length}.`;
}

/**
 * An argument's text as the id of something.
 * @param what what it should be, as in "no classified's number"
 */
export function idOf(text: string, what: string, next?: string): number {
  const id = Number(text);
  if (Number.isInteger(id) && id >= 1 && id <= ID_MAX) return id;
  throw usageError(`'${text}' is ${what}.`, next);
}

export function concurrencyOption(): Option {
  return new Option("--concurrency <n>", "how many are asked for at a time, 1 to 16")
    .argParser(wholeNumber(1, 16))
    .default(4);
}

export function limitOption(fallback = 50): Option {
  return new Option("--limit <n>", "how many to show at most")
    .argParser(wholeNumber(1, 1_000_000))
    .default(fallback);
}
