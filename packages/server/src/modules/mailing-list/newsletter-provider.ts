import { type LocalizedText, localized } from "@foodshed/sdk/locale";
import * as z from "zod";
import { seconds } from "../../core/clock.ts";
import { DomainError, verbatim } from "../../core/domain-error.ts";
import type { Log } from "../../infra/log/log.ts";
import * as strings from "./generated/strings.ts";

/** The service that sends the newsletter. */
export interface NewsletterProvider {
  /** @throws DomainError 400 with the provider's own words, 409 for an address that it has, 503 when it fails or takes too long */
  subscribe(email: string): Promise<void>;
}

export interface NewsletterOptions {
  /** The address that the provider gives for forms on other sites, its own parameters included. */
  url: string;
  log: Log;
  /** Milliseconds until a response is given up. */
  timeout?: number;
}

const CALLBACK = "answer";
const responseShape = z.object({ result: z.string().optional(), msg: z.string() });

/**
 * Speaks as a form on a page would: `EMAIL` and the name of a callback in the query, and a script that calls it with
 * `{ result, msg }` comes back. Asked from here, no page of ours has to run a stranger's script.
 */
export function createNewsletterProvider({
  url,
  log,
  timeout = seconds(10),
}: NewsletterOptions): NewsletterProvider {
  return {
    async subscribe(email) {
      const address = new URL(url);
      address.searchParams.set("EMAIL", email);
      address.searchParams.set("c", CALLBACK);
      const { result, msg } = await ask(address, timeout, log);
      if (/already subscribed/i.test(msg)) throw DomainError.conflict(localized(strings.alreadySubscribed));
      if (result !== "success" && msg !== "success") throw DomainError.refused(asText(msg));
    },
  };
}

async function ask(address: URL, timeout: number, log: Log): Promise<z.infer<typeof responseShape>> {
  try {
    const response = await fetch(address, { redirect: "error", signal: AbortSignal.timeout(timeout) });
    const script = await response.text();
    if (!response.ok) throw new Error(`The newsletter's provider answered ${response.status}`);
    const argument = script.slice(script.indexOf("(") + 1, script.lastIndexOf(")"));
    return responseShape.parse(JSON.parse(argument));
  } catch (error) {
    // The address is the subscriber's own: it stays out of the log.
    log.error({ err: error, host: address.host }, "The newsletter's provider took no address");
    throw new DomainError(503, localized(strings.mailingListUnavailable), {
      headers: { "retry-after": "10" },
      cause: error,
    });
  }
}

/** Providers number their refusals and put links into them. */
function asText(message: string): LocalizedText {
  const text = message
    .replaceAll(/<[^>]*>/g, "")
    .replace(/^\s*\d+\s*-\s*/, "")
    .trim();
  return text ? verbatim(text) : localized(strings.addressNotTaken);
}
