import type { Call, Handler, OperationId, ResponseBody } from "./handler.ts";
import type { Services } from "./services.ts";
import { withPreparation } from "./with-preparation.ts";

/** How an operation is answered that keeps bytes which were sent to it. */
export interface Uploading<Id extends OperationId, Kept> {
  /** Looks into the bytes and stores them, before any transaction: a store that hangs would hold it. */
  store(call: Call<Id>): Promise<Kept>;
  /** What stands in the file store of it: removed again when the call is refused after all. */
  keysOf(services: Services, kept: NoInfer<Kept>): string[];
  /** Everything else; may be part of a transaction. */
  answer(call: Call<Id>, kept: Kept): Promise<ResponseBody<Id>>;
}

/** A handler whose bytes are stored before the transaction that its call may be. */
export function withUpload<Id extends OperationId, Kept>({
  store,
  keysOf,
  answer,
}: Uploading<Id, Kept>): Handler<Id> {
  return withPreparation<Id, Kept>({
    prepare: store,
    undo: (services, kept) => services.discardFiles(keysOf(services, kept)),
    answer,
  });
}
