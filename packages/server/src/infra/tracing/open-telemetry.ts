import {
  type Context,
  context,
  ROOT_CONTEXT,
  type Span,
  SpanKind,
  SpanStatusCode,
  trace,
} from "@opentelemetry/api";
import { AsyncLocalStorageContextManager } from "@opentelemetry/context-async-hooks";
import { OTLPTraceExporter } from "@opentelemetry/exporter-trace-otlp-http";
import {
  defaultResource,
  detectResources,
  envDetector,
  resourceFromAttributes,
} from "@opentelemetry/resources";
import {
  AlwaysOffSampler,
  AlwaysOnSampler,
  BatchSpanProcessor,
  ParentBasedSampler,
  type Sampler,
  TraceIdRatioBasedSampler,
  TracerProvider,
} from "@opentelemetry/sdk-trace";
import { SetupError } from "../../core/setup-error.ts";
import { VERSION } from "../version.ts";
import type { Attributes, SpanOptions, TraceIds, Tracing } from "./trace-types.ts";

const KINDS = { server: SpanKind.SERVER, client: SpanKind.CLIENT, internal: SpanKind.INTERNAL };

/** Records spans and sends them by OTLP over HTTP, as the standard OTEL_* variables say. */
export function openTelemetry(env: Record<string, string | undefined>): Tracing {
  const provider = new TracerProvider({
    resource: defaultResource()
      .merge(resourceFromAttributes({ "service.name": "foodshed", "service.version": VERSION }))
      .merge(detectResources({ detectors: [envDetector] })),
    sampler: samplerOf(env.OTEL_TRACES_SAMPLER, env.OTEL_TRACES_SAMPLER_ARG),
    spanProcessors: [new BatchSpanProcessor({ exporter: new OTLPTraceExporter() })],
  });
  const contexts = new AsyncLocalStorageContextManager().enable();
  context.setGlobalContextManager(contexts);
  const tracer = provider.getTracer("foodshed", VERSION);

  const start = (
    name: string,
    { kind = "internal", attributes, parent }: SpanOptions,
    startTime?: number,
  ) => {
    const within = parent === undefined ? context.active() : remote(parent);
    return tracer.startSpan(name, { kind: KINDS[kind], attributes, ...(startTime && { startTime }) }, within);
  };
  return {
    open(name, options) {
      const span = start(name, options);
      const own = trace.setSpan(context.active(), span);
      return {
        ids: idsOf(span),
        run: (work) => context.with(own, work),
        end: (attributes, error) => end(span, attributes, error),
      };
    },
    note(name, milliseconds, options, error) {
      // Nothing is recorded of a statement by itself: every look at a queue would be a trace.
      if (!trace.getSpan(context.active())) return;
      end(start(name, options, Date.now() - milliseconds), {}, error);
    },
    ids() {
      const span = trace.getSpan(context.active());
      return span && idsOf(span);
    },
    async end() {
      await provider.shutdown();
      context.disable();
    },
  };
}

function idsOf(span: Span): TraceIds {
  const { traceId, spanId } = span.spanContext();
  return { trace_id: traceId, span_id: spanId };
}

function end(span: Span, attributes: Attributes, error: unknown): void {
  span.setAttributes(attributes);
  if (error !== undefined) {
    // The words of an error may repeat what somebody wrote: its kind is enough beside the log.
    span.setAttribute("error.type", error instanceof Error ? error.name : "error");
    span.setStatus({ code: SpanStatusCode.ERROR });
  }
  span.end();
}

/** The span of a caller, from its `traceparent`. */
function remote(parent: string): Context {
  const found = /^00-([0-9a-f]{32})-([0-9a-f]{16})-([0-9a-f]{2})$/.exec(parent);
  if (!found) return ROOT_CONTEXT;
  const [, traceId, spanId, flags] = found as unknown as [string, string, string, string];
  return trace.setSpanContext(ROOT_CONTEXT, {
    traceId,
    spanId,
    traceFlags: Number.parseInt(flags, 16) & 1,
    isRemote: true,
  });
}

/** @throws SetupError for a sampler that does not exist */
function samplerOf(name = "parentbased_always_on", argument = "1"): Sampler {
  const ratio = Number(argument);
  const roots: Record<string, () => Sampler> = {
    always_on: () => new AlwaysOnSampler(),
    always_off: () => new AlwaysOffSampler(),
    traceidratio: () => new TraceIdRatioBasedSampler(ratio),
  };
  const make = roots[name.replace(/^parentbased_/, "")];
  if (!make || !(ratio >= 0 && ratio <= 1))
    throw new SetupError([
      'OTEL_TRACES_SAMPLER must be "always_on", "always_off" or "traceidratio", each also with "parentbased_" before it, and OTEL_TRACES_SAMPLER_ARG a number from 0 to 1.',
    ]);
  return name.startsWith("parentbased_") ? new ParentBasedSampler({ root: make() }) : make();
}
