import { createIdempotencyKey, idempotencyHeader } from "@foodshed/sdk";
import { useRef } from "react";

/**
 * The `Idempotency-Key` header of calls that create something. A retry with the same content sends the same key, so nothing is
 * created twice. `done` forgets the key, so that the same content can be created again on purpose.
 */
export function useIdempotencyKey() {
  const last = useRef<{ content: string; key: string }>(undefined);
  return {
    headerFor(sent: unknown): { "Idempotency-Key": string } {
      const content = JSON.stringify(sent, nameFiles);
      if (last.current?.content !== content) last.current = { content, key: createIdempotencyKey() };
      return idempotencyHeader(last.current.key);
    },
    done(): void {
      last.current = undefined;
    },
  };
}

const files = new WeakMap<Blob, number>();
let lastFile = 0;

/** JSON serializes all files to the same text, so a number per file object represents its content. */
function nameFiles(_key: string, value: unknown): unknown {
  if (!(value instanceof Blob)) return value;
  const known = files.get(value);
  if (known) return { file: known };
  lastFile += 1;
  files.set(value, lastFile);
  return { file: lastFile };
}
