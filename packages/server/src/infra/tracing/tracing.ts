import { setTimeout as wait } from "node:timers/promises";
import type { SpanOptions, Tracing } from "./trace-types.ts";

let active: Tracing | undefined;

/** Whether the standard variables of OpenTelemetry ask for traces: an endpoint is named, and nothing turns them off. */
export function tracingEndpoint(env: Record<string, string | undefined>): string | undefined {
  if (env.OTEL_SDK_DISABLED === "true" || env.OTEL_TRACES_EXPORTER === "none") return undefined;
  return env.OTEL_EXPORTER_OTLP_TRACES_ENDPOINT || env.OTEL_EXPORTER_OTLP_ENDPOINT || undefined;
}

/** Begins to record where the environment asks for it. OpenTelemetry is loaded then only: it takes a tenth of a second. */
export async function startTracing(env: Record<string, string | undefined>): Promise<void> {
  if (active || !tracingEndpoint(env)) return;
  const { openTelemetry } = await import("./open-telemetry.ts");
  active = openTelemetry(env);
}

/** What has not been sent by then is lost: a collector that is away must not hold a stop back. In milliseconds. */
const LAST_SENDING = 1_000;

/** Sends what is recorded, for a moment, and records no more. */
export async function stopTracing(): Promise<void> {
  const ending = active;
  active = undefined;
  if (!ending) return;
  await Promise.race([ending.end().catch(() => {}), wait(LAST_SENDING, undefined, { ref: false })]);
}

/** Undefined while nothing is recorded. */
export const currentTracing = (): Tracing | undefined => active;

/** Runs work as a span of its own, where tracing is on. */
export async function inSpan<Result>(
  name: string,
  options: SpanOptions,
  work: () => Promise<Result>,
): Promise<Result> {
  if (!active) return await work();
  const span = active.open(name, options);
  try {
    const result = await span.run(work);
    span.end({});
    return result;
  } catch (error) {
    span.end({}, error);
    throw error;
  }
}
