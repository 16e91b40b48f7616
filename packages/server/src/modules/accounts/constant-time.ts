import { setTimeout as wait } from "node:timers/promises";

/** Longer than any of the work that it hides, in milliseconds. */
const LEAST = 250;

/** Answers after the same time whatever there was to do, so that the time reveals nothing about who has an account. */
export async function constantTime<T>(work: () => Promise<T>): Promise<T> {
  const [result] = await Promise.all([work(), wait(LEAST)]);
  return result;
}
