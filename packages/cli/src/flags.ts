import { InvalidArgumentError, Option } from "commander";

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
