import type { Call, Handler, OperationId, ResponseBody } from "./handler.ts";
import type { Services } from "./services.ts";
import { withPreparation } from "./with-preparation.ts";

/** How an operation responds that stores uploaded bytes. */
export interface Uploading<Id extends OperationId, Stored> {
  /** Looks into the bytes and stores them, before any transaction: a store that hangs would hold it. */
  store(call: Call<Id>): Promise<Stored>;
  /** The keys of its files in the store, which are removed when the call is refused after all. */
  keysOf(services: Services, stored: NoInfer<Stored>): string[];
  /** Everything else; may be part of a transaction. */
  respond(call: Call<Id>, stored: Stored): Promise<ResponseBody<Id>>;
}

/** A handler whose bytes are stored before the transaction that its call may be. */
export function withUpload<Id extends OperationId, Stored>({
  store,
  keysOf,
  respond,
}: Uploading<Id, Stored>): Handler<Id> {
  return withPreparation<Id, Stored>({
    prepare: store,
    undo: (services, stored) => services.discardFiles(keysOf(services, stored)),
    respond,
  });
}
