import { setTimeout as sleep } from "node:timers/promises";
import type { Result } from "@foodshed/sdk";
import type { CommandContext } from "../command-context.ts";
import { callError } from "../errors.ts";
import { retry } from "./retry.ts";

/** Returns the data of a call, or throws the error that the user reads. */
export async function dataOf<Data>(call: Promise<Result<Data>>, { server }: CommandContext): Promise<Data> {
  const { data, error } = await call;
  if (error) throw callError(error, server);
  return data as Data;
}

/** Makes a repeatable call with retries. */
export function callWithRetry<Data>(
  call: () => Promise<Result<Data>>,
  { output, signal }: CommandContext,
): Promise<Result<Data>> {
  const pause = async (milliseconds: number) => {
    if (milliseconds > 5000) output.note(`The server asks to wait ${Math.ceil(milliseconds / 1000)} s.`);
    await sleep(milliseconds, undefined, { signal }).catch(() => {});
  };
  return retry(call, { signal, attempts: 4, pause });
}

/** Like `dataOf`, with retries. */
export function dataWithRetry<Data>(
  call: () => Promise<Result<Data>>,
  context: CommandContext,
): Promise<Data> {
  return dataOf(callWithRetry(call, context), context);
}
