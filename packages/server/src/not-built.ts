import type { OperationId } from "./handlers.ts";

/** Operations of the contract that answer 501 until they are built. A test holds that this list only shrinks. */
export const notBuilt: readonly OperationId[] = [];
