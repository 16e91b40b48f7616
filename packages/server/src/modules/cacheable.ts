import { isDatabaseReadOnly } from "../infra/db/database-errors.ts";
import type { Call, Handler, OperationId, ResponseBody } from "./handler.ts";

/** How an operation responds whose responses to visitors are cached. */
export interface CacheableResponse<Id extends OperationId> {
  /**
   * Must not depend on chance or on who asks, other than on whether it is a visitor; and on the time only when `expiresAt` says
   * when the answer ends.
   */
  answer(call: Call<Id>): Promise<ResponseBody<Id>>;
  /** When a response expires although nothing is written. */
  expiresAt?(answer: ResponseBody<Id>): Date | undefined;
  /** Done for every call, also for one that the cache responds to. */
  afterResponse?(call: Call<Id>): Promise<void>;
}

/** A handler whose responses to visitors are cached until something that visitors are shown is written. */
export function cacheable<Id extends OperationId>(cachePolicy: CacheableResponse<Id>): Handler<Id> {
  const handler = async (call: Call<Id>) => {
    const answer = await cachePolicy.answer(call);
    await runAfterResponse(cachePolicy, call);
    return answer;
  };
  return Object.assign(handler, { cachePolicy }) as unknown as Handler<Id>;
}

/** Whoever only reads is answered also where nothing can be written. */
export async function runAfterResponse<Id extends OperationId>(
  cachePolicy: CacheableResponse<Id>,
  call: Call<Id>,
): Promise<void> {
  try {
    await cachePolicy.afterResponse?.(call);
  } catch (error) {
    if (!isDatabaseReadOnly(error)) throw error;
  }
}

/** How a handler's responses are cached; undefined when they are not. */
export function cachePolicyOf(handler: unknown): CacheableResponse<never> | undefined {
  return (handler as { cachePolicy?: CacheableResponse<never> } | undefined)?.cachePolicy;
}
