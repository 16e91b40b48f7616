import { DomainError } from "../core/domain-error.ts";
import type { Call, Handler, OperationId, ResponseBody } from "./handler.ts";
import type { Services } from "./services.ts";

/** How an operation responds that does something slow before it writes. */
export interface Preparing<Id extends OperationId, Prepared> {
  /**
   * Does what is slow and needs no lock. Never runs inside a transaction: it would hold its locks and its connection. It must
   * not refuse what may be repeated with an idempotency key.
   */
  prepare(call: Call<Id>): Promise<Prepared>;
  /** Takes it back when the call is refused after all, or repeats an earlier response. */
  undo?(services: Services, prepared: NoInfer<Prepared>): Promise<void>;
  /** Everything else; may be part of a transaction. */
  respond(call: Call<Id>, prepared: Prepared): Promise<ResponseBody<Id>>;
}

/** A handler whose slow part is done before the transaction that its call may be. */
export function withPreparation<Id extends OperationId, Prepared>(
  preparing: Preparing<Id, Prepared>,
): Handler<Id> {
  const handler = async (call: Call<Id>) => {
    const { response } = await prepared(preparing, call, async (made) => ({
      response: await preparing.respond(call, made),
      taken: true,
    }));
    return response;
  };
  return Object.assign(handler, { preparing }) as unknown as Handler<Id>;
}

/** What a handler does before its transaction; undefined when that is nothing. */
export function preparingOf(handler: unknown): Preparing<never, unknown> | undefined {
  return (handler as { preparing?: Preparing<never, unknown> } | undefined)?.preparing;
}

/**
 * Prepares, does the work, and takes the preparation back when the work did not need it. After a failure that leaves open
 * whether the work was committed it stays: a row without bytes is worse than bytes that are swept out later.
 */
export async function prepared<Id extends OperationId, Prepared, T>(
  { prepare, undo }: Pick<Preparing<Id, Prepared>, "prepare" | "undo">,
  call: Call<Id>,
  work: (made: Prepared) => Promise<{ response: T; taken: boolean }>,
): Promise<{ response: T; taken: boolean }> {
  const made = await prepare(call);
  try {
    const done = await work(made);
    if (!done.taken) await undo?.(call.services, made);
    return done;
  } catch (error) {
    if (error instanceof DomainError) await undo?.(call.services, made);
    throw error;
  }
}
