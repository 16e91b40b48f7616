import { createRequire } from "node:module";
import type * as Prometheus from "prom-client";

// The package as a whole loads OpenTelemetry and whatever else may be measured: a hundred modules, which only `/metrics` needs.
const require = createRequire(import.meta.url);
const registry = require("prom-client/lib/registry.js") as typeof Prometheus.Registry;
const counter = require("prom-client/lib/counter.js") as typeof Prometheus.Counter;
const gauge = require("prom-client/lib/gauge.js") as typeof Prometheus.Gauge;
const histogram = require("prom-client/lib/histogram.js") as typeof Prometheus.Histogram;

export { counter as Counter, gauge as Gauge, histogram as Histogram, registry as Registry };
