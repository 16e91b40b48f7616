import { readConfig } from "../../infra/config/config.ts";
import type { Readiness } from "../../pipeline/http/readiness.ts";
import { openPort } from "./listening.ts";
import { onSignal } from "./on-signal.ts";
import { respondWhileStarting } from "./respond-while-starting.ts";

/** Listens at once, and then loads what serves: the server's modules alone take a second. */
export async function start(): Promise<void> {
  const config = readConfig(process.env);
  const readiness: Readiness = { draining: false, loading: { step: "database" } };
  // The first process of a container ignores signals that it does not handle.
  const stopWaiting = onSignal(() => process.exit(0));
  const port = await openPort(config, respondWhileStarting(config, readiness));
  try {
    const { serve } = await import("./serve.ts");
    await serve(config, { port, readiness, stopWaiting });
  } catch (error) {
    await port.close();
    throw error;
  }
}
