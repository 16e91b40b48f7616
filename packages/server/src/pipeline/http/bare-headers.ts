import type { FastifyHelmetOptions } from "@fastify/helmet";
import type { Config } from "../../infra/config/config.ts";

export type Policy = Exclude<NonNullable<FastifyHelmetOptions["contentSecurityPolicy"]>, boolean>;

/** API answers are data: nothing in them may run, load or be framed. */
export const nothing: Policy = {
  useDefaults: false,
  directives: { "default-src": ["'none'"], "base-uri": ["'none'"], "frame-ancestors": ["'none'"] },
};

/**
 * The headers of every response of data, for those that are refused before any hook runs: an address that cannot be decoded,
 * a request that cannot be read. A test holds them against what `addHeaders` sets.
 */
export function bareHeaders(config: Pick<Config, "publicUrl" | "hstsSubdomains">): Record<string, string> {
  const subdomains = config.hstsSubdomains ? "; includeSubDomains" : "";
  return {
    "content-security-policy": Object.entries(nothing.directives ?? {})
      .map(([name, sources]) => [name, ...(sources as string[])].join(" "))
      .join(";"),
    "cross-origin-opener-policy": "same-origin-allow-popups",
    "cross-origin-resource-policy": "same-origin",
    "origin-agent-cluster": "?1",
    "referrer-policy": "strict-origin-when-cross-origin",
    ...(config.publicUrl.startsWith("https:") && {
      "strict-transport-security": `max-age=31536000${subdomains}`,
    }),
    "x-content-type-options": "nosniff",
    "x-dns-prefetch-control": "off",
    "x-download-options": "noopen",
    "x-permitted-cross-domain-policies": "none",
  };
}
