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
      const content = JSON.stringify(sent, nameFiles);
      if (last.current?.content !== content) last.current = { content, key: idempotencyKey() };
      return idempotent(last.current.key);
    },
    done(): void {
      last.current = undefined;
    },
  };
}

const files = new WeakMap<Blob, number>();
let lastFile = 0;

/** JSON knows nothing of files and would write one like the other: which one it is stands for its content. */
function nameFiles(_key: string, value: unknown): unknown {
  if (!(value instanceof Blob)) return value;
  const known = files.get(value);
  if (known) return { file: known };
  lastFile += 1;
  files.set(value, lastFile);
  return { file: lastFile };
}
