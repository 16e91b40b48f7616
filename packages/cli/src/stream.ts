/** Where output goes: a terminal, a pipe or a file. */
export interface Stream {
  write(chunk: string | Uint8Array): unknown;
  isTTY?: boolean;
  columns?: number;
  rows?: number;
}
