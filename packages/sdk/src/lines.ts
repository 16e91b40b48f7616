import type { CallOptions, FoodshedClient, Result } from "./client.ts";
import type { Api } from "./contract.ts";
import { transportProblem } from "./errors.ts";

type Ndjson<Operation> = Operation extends {
  responses: { 200: { content: { "application/x-ndjson": infer Line } } };
}
  ? Line
  : never;

/** Paths that answer one JSON object per line, however many there are. */
export type LinesPath = {
  [Path in keyof Api]: Api[Path] extends { get: infer Operation }
    ? [Ndjson<Operation>] extends [never]
      ? never
      : Path
    : never;
}[keyof Api];

/** What one line of such an answer holds. */
export type LineOf<Path extends LinesPath> = Api[Path] extends { get: infer Operation }
  ? Ndjson<Operation>
  : never;

type LinesInit<Path extends LinesPath> = CallOptions &
  (Api[Path] extends { get: { parameters: infer Parameters } }
    ? { params?: { query?: Parameters extends { query?: infer Query } ? Query : never } }
    : unknown);

/** The rest of a long answer did not arrive: the connection broke, or the server failed on the way. */
export class BrokenAnswer extends Error {
  readonly problem = transportProblem("network");

  constructor() {
    super("The answer broke off before its end.");
    this.name = "BrokenAnswer";
  }
}

/**
 * Calls a path that answers line by line, and hands the lines out as they arrive: memory stays flat, and a slow reader slows
 * the server down. `timeoutMs` holds until the answer begins; `signal` ends it at any time.
 *
 * @throws BrokenAnswer while reading, when the answer ends before its end
 */
export async function readLines<Path extends LinesPath>(
  client: FoodshedClient,
  path: Path,
  init: LinesInit<Path> = {} as LinesInit<Path>,
): Promise<Result<AsyncGenerator<LineOf<Path>>>> {
  const call = client.GET as unknown as (
    path: string,
    init: object,
  ) => Promise<Result<ReadableStream<Uint8Array> | null>>;
  const { data, error, response } = await call(path, { ...init, parseAs: "stream" });
  if (error) return { error, ...(response && { response }) };
  return { data: linesOf<LineOf<Path>>(data, init.signal), response };
}

async function* linesOf<Line>(
  body: ReadableStream<Uint8Array> | null,
  signal: AbortSignal | undefined,
): AsyncGenerator<Line> {
  if (!body) return;
  const reader = body.getReader();
  const stop = () => void reader.cancel().catch(() => {});
  signal?.addEventListener("abort", stop);
  const decoder = new TextDecoder();
  let rest = "";
  try {
    for (;;) {
      const { value, done } = await reader.read().catch(() => {
        if (signal?.aborted) return { value: undefined, done: true as const };
        throw new BrokenAnswer();
      });
      if (signal?.aborted) return;
      if (done) break;
      const lines = (rest + decoder.decode(value, { stream: true })).split("\n");
      rest = lines.pop() ?? "";
      for (const line of lines) yield JSON.parse(line) as Line;
    }
    // Each line has its end; what is left without one was cut off.
    if (rest !== "") throw new BrokenAnswer();
  } finally {
    signal?.removeEventListener("abort", stop);
    stop();
  }
}
