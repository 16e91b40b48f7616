import { idempotencyKey, idempotent } from "@foodshed/sdk";
import { useRef } from "react";

/**
 * The header of calls that add something. Whoever sends the same again because its answer was lost sends the same key, and nothing is
 * added twice; `done` ends that, so that the same can be added once more on purpose.
 */
export function useSendingKey() {
  const last = useRef<{ content: string; key: string }>(undefined);
  return {
    headerFor(sent: unknown): { "Idempotency-Key": string } {
      const content = JSON.stringify(sent);
      if (last.current?.content !== content) last.current = { content, key: idempotencyKey() };
      return idempotent(last.current.key);
    },
    done(): void {
      last.current = undefined;
    },
  };
}
