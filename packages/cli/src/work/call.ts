import { setTimeout as sleep } from "node:timers/promises";
import type { Result } from "@foodshed/sdk";
import type { Context } from "../context.ts";
import { callError } from "../errors.ts";
import { persist } from "./patience.ts";

/** The data of a call; a failure becomes the error that the person reads. */
export async function dataOf<Data>(call: Promise<Result<Data>>, { server }: Context): Promise<Data> {
  const { data, error } = await call;
  if (error) throw callError(error, server);
  return data as Data;
}

/** Like `dataOf`, for a call that may be made again: waits as the server asks and gets over short failures. */
export function patientData<Data>(call: () => Promise<Result<Data>>, context: Context): Promise<Data> {
  const { output, signal } = context;
  const pause = async (milliseconds: number) => {
    if (milliseconds > 5000) output.note(`The server asks to wait ${Math.ceil(milliseconds / 1000)} s.`);
    await sleep(milliseconds, undefined, { signal }).catch(() => {});
  };
  return dataOf(persist(call, { signal, attempts: 4, pause }), context);
}
