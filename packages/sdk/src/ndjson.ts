import type { CallOptions, FoodshedClient, Result } from "./client.ts";
import type { Api } from "./contract.ts";
import { transportProblem } from "./errors.ts";

type Ndjson<Operation> = Operation extends {
  responses: { 200: { content: { "application/x-ndjson": infer Line } } };
}
  ? Line
  : never;

/** Paths that stream newline-delimited JSON. */
export type NdjsonPath = {
  [Path in keyof Api]: Api[Path] extends { get: infer Operation }
    ? [Ndjson<Operation>] extends [never]
      ? never
      : Path
    : never;
}[keyof Api];

/** The type of one line of such a response. */
export type NdjsonLine<Path extends NdjsonPath> = Api[Path] extends { get: infer Operation }
  ? Ndjson<Operation>
  : never;

type LinesInit<Path extends NdjsonPath> = CallOptions &
  (Api[Path] extends { get: { parameters: infer Parameters } }
    ? { params?: { query?: Parameters extends { query?: infer Query } ? Query : never } }
    : unknown);

/** A streamed response ended early: the connection broke, or the server failed. */
export class TruncatedResponse extends Error {
  readonly problem = transportProblem("network");

  constructor() {
    super("The answer broke off before its end.");
    this.name = "TruncatedResponse";
  }
}

/**
 * Calls a path that streams newline-delimited JSON and yields the lines as they arrive: memory stays constant, and a slow reader
 * applies backpressure to the server. `timeoutMs` limits the wait for the first byte; `signal` aborts at any time.
 *
 * @throws TruncatedResponse while reading, when the response is cut off
 */
export async function readNdjson<Path extends NdjsonPath>(
  client: FoodshedClient,
  path: Path,
  init: LinesInit<Path> = {} as LinesInit<Path>,
): Promise<Result<AsyncGenerator<NdjsonLine<Path>>>> {
  const call = client.GET as unknown as (
    path: string,
    init: object,
  ) => Promise<Result<ReadableStream<Uint8Array> | null>>;
  const { data, error, response } = await call(path, { ...init, parseAs: "stream" });
  if (error) return { error, ...(response && { response }) };
  return { data: linesOf<NdjsonLine<Path>>(data, init.signal), response };
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
        throw new TruncatedResponse();
      });
      if (signal?.aborted) return;
      if (done) break;
      const lines = (rest + decoder.decode(value, { stream: true })).split("\n");
      rest = lines.pop() ?? "";
      for (const line of lines) yield JSON.parse(line) as Line;
    }
    // Every line ends with a line break; a rest without one was cut off.
    if (rest !== "") throw new TruncatedResponse();
  } finally {
    signal?.removeEventListener("abort", stop);
    stop();
  }
}
