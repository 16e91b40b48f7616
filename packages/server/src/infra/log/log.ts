import type { FastifyBaseLogger } from "fastify";
import { pino } from "pino";
import type { Config } from "../config/config.ts";
import { currentTracing } from "../tracing/tracing.ts";

export type Log = FastifyBaseLogger;

/**
 * Structured lines on standard error (standard output is for what people and scripts read), pretty on a terminal.
 * Tokens, passwords and query strings never reach the log.
 */
export function createLog(config: Pick<Config, "logLevel">): Log {
  const options = {
    level: config.logLevel,
    redact: {
      paths: ["password", "token", "act_token", "pw_token", "authorization", "cookie"].flatMap((name) => [
        name,
        `*.${name}`,
        `*.*.${name}`,
      ]),
      censor: "[hidden]",
    },
    mixin: () => currentTracing()?.ids() ?? {},
    serializers: {
      err: pino.stdSerializers.err,
    },
  };
  if (!process.stderr.isTTY) return pino(options, pino.destination({ fd: 2, sync: true }));
  return pino({
    ...options,
    transport: {
      target: "pino-pretty",
      options: { destination: 2, translateTime: "HH:MM:ss", ignore: "pid,hostname,reqId", singleLine: true },
    },
  });
}

/** Links from mails carry one-time tokens in their path or query, and shared lists are opened by who has their link. */
export function loggablePath(url: string): string {
  return url
    .replace(/\?.*$/s, "")
    .replace(
      /^(\/(?:activate|forgot|claim|confirm-email|keep-email|unsubscribe|invitation|fr\/invitation|appeal|fr\/appel|lists|fr\/listes))\/[^/]+/,
      "$1/[hidden]",
    );
}
