import type { Answer, Call, Handler, OperationId } from "./handlers.ts";

/** How an operation is answered whose answers to visitors may be used again. */
export interface Keeping<Id extends OperationId> {
  /**
   * Must not depend on chance or on who asks, other than on whether it is a visitor; and on the time only when `until` says
   * when the answer ends.
   */
  answer(call: Call<Id>): Promise<Answer<Id>>;
  /** When an answer ends to be true although nothing is written. */
  until?(answer: Answer<Id>): Date | undefined;
  /** Done for every call, also for one whose answer was kept. */
  afterwards?(call: Call<Id>): Promise<void>;
}

/** A handler whose answers to visitors are kept until something that visitors are shown is written. */
export function keptForVisitors<Id extends OperationId>(keeping: Keeping<Id>): Handler<Id> {
  const handler = async (call: Call<Id>) => {
    const answer = await keeping.answer(call);
    await keeping.afterwards?.(call);
    return answer;
  };
  return Object.assign(handler, { keeping }) as unknown as Handler<Id>;
}

/** How a handler's answers are kept; undefined when they are not. */
export function keepingOf(handler: unknown): Keeping<never> | undefined {
  return (handler as { keeping?: Keeping<never> } | undefined)?.keeping;
}
