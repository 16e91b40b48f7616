import { isDatabaseReadOnly } from "../infra/db/database-errors.ts";
import type { Call, Handler, OperationId, ResponseBody } from "./handler.ts";

/** How an operation responds whose responses to visitors are cached. */
export interface CacheableResponse<Id extends OperationId> {
  /**
   * Must not depend on chance or on who asks, other than on whether it is a visitor; and on the time only when `expiresAt` says
   * when the response ends.
   */
  respond(call: Call<Id>): Promise<ResponseBody<Id>>;
  /** When a response expires although nothing is written. */
  expiresAt?(response: ResponseBody<Id>): Date | undefined;
  /** Done for every call, also when the response is cached. */
  afterResponse?(call: Call<Id>): Promise<void>;
}

/** A handler whose responses to visitors are cached until something that visitors are shown is written. */
export function cacheable<Id extends OperationId>(cachePolicy: CacheableResponse<Id>): Handler<Id> {
  const handler = async (call: Call<Id>) => {
    const response = await cachePolicy.respond(call);
    await runAfterResponse(cachePolicy, call);
    return response;
  };
  return Object.assign(handler, { cachePolicy }) as unknown as Handler<Id>;
}

/** A caller who only reads gets a response also when nothing can be written. */
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
