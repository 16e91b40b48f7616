/** What a span says; never what somebody wrote, whom it is about, or a token. */
export type Attributes = Record<string, string | number | boolean>;

export interface SpanOptions {
  kind?: "server" | "client" | "internal";
  attributes?: Attributes;
  /** The `traceparent` header of a caller that is believed. */
  parent?: string | undefined;
}

/** What joins lines of the log to a trace. */
export interface TraceIds {
  trace_id: string;
  span_id: string;
}

/** A span that is not a function call, such as a request of a framework. */
export interface OpenSpan {
  readonly ids: TraceIds;
  /** Runs what belongs to the span. */
  run<Result>(work: () => Result): Result;
  end(attributes: Attributes, error?: unknown): void;
}

/** What records spans, where tracing is on. */
export interface Tracing {
  open(name: string, options: SpanOptions): OpenSpan;
  /** Notes what has just ended, within the current span. */
  note(name: string, milliseconds: number, options: SpanOptions, error?: unknown): void;
  ids(): TraceIds | undefined;
  /** Sends what is recorded, and stops. */
  end(): Promise<void>;
}
