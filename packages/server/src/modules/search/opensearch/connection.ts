import { localized } from "@foodshed/sdk/locale";
import { Client, errors } from "@opensearch-project/opensearch";
import {
  BrokenCircuitError,
  type CircuitBreakerPolicy,
  CircuitState,
  ConsecutiveBreaker,
  circuitBreaker,
  ExponentialBackoff,
  handleWhen,
  retry,
} from "cockatiel";
import { DomainError } from "../../../core/domain-error.ts";
import * as strings from "../generated/strings.ts";

export interface OpenSearchOptions {
  /** One address of each node, each with a user and password where the cluster wants them. */
  nodes: readonly string[];
  /** What the names of its indexes begin with. */
  prefix: string;
  /** Milliseconds that a search may take. */
  timeout: number;
}

/** So many failures one after another, and searches are refused at once for a while. */
const FAILURES = 5;
/** After this one search is tried again, in milliseconds. */
const PAUSE = 5000;
/** Milliseconds that writing and administration may take. */
const LONG = 60_000;

/** What a cluster refuses because it is busy is sent again, for about half a minute. */
const TRIES = { maxAttempts: 8, backoff: new ExponentialBackoff({ initialDelay: 200, maxDelay: 8000 }) };

type Method = "GET" | "POST" | "PUT" | "DELETE" | "HEAD";

interface Call {
  method: Method;
  path: string;
  query?: Record<string, string | number | boolean>;
  body?: unknown;
}

/** A cluster of OpenSearch, and whether it answers. */
export class Connection {
  readonly prefix: string;
  readonly #client: Client;
  readonly #timeout: number;
  readonly #breaker: CircuitBreakerPolicy;
  readonly #retry = retry(handleWhen(isBusy), TRIES);

  constructor({ nodes, prefix, timeout }: OpenSearchOptions) {
    this.prefix = prefix;
    this.#timeout = timeout;
    // A node that does not answer is tried again later; another one is asked meanwhile.
    this.#client = new Client({ nodes: [...nodes], maxRetries: nodes.length, requestTimeout: timeout });
    this.#breaker = circuitBreaker(handleWhen(isTrouble), {
      halfOpenAfter: PAUSE,
      breaker: new ConsecutiveBreaker(FAILURES),
    });
  }

  /**
   * Asks the cluster for a person who waits.
   * @throws DomainError 503 where it does not answer in time
   */
  async ask<Answer>(call: Call): Promise<Answer> {
    try {
      return await this.#breaker.execute(() => this.#send<Answer>(call, this.#timeout));
    } catch (error) {
      if (isTrouble(error) || error instanceof BrokenCircuitError) throw unavailable(error);
      throw error;
    }
  }

  /** Whether searches are refused for a while because the last ones failed. */
  get isOpen(): boolean {
    return this.#breaker.state === CircuitState.Open;
  }

  /** Writes, or asks for what takes long. */
  send<Answer>(call: Call): Promise<Answer> {
    return this.#retry.execute(() => this.#send<Answer>(call, LONG));
  }

  async #send<Answer>({ method, path, query, body }: Call, timeout: number): Promise<Answer> {
    const isBulk = Array.isArray(body);
    const { body: answer } = await this.#client.transport.request(
      {
        method,
        path,
        ...(query && { querystring: query }),
        ...(isBulk ? { bulkBody: body as object[] } : body !== undefined && { body: body as object }),
      },
      { requestTimeout: timeout },
    );
    return answer as Answer;
  }

  close(): Promise<void> {
    return this.#client.close();
  }
}

/** Whether the cluster is away, slow, or has no copy of the documents; and not whether it refuses what it was asked. */
export function isTrouble(error: unknown): boolean {
  if (error instanceof errors.ResponseError)
    return (error.statusCode ?? 500) >= 500 || error.statusCode === 429;
  return error instanceof errors.OpenSearchClientError;
}

/** Whether the cluster has too much to do, or too little memory for it, at the moment. */
function isBusy(error: unknown): boolean {
  return error instanceof errors.ResponseError && error.statusCode === 429;
}

/** Whether what was asked for is not there. */
export function isMissing(error: unknown): boolean {
  return error instanceof errors.ResponseError && error.statusCode === 404;
}

export function unavailable(cause: unknown): DomainError {
  return new DomainError(503, localized(strings.searchUnavailable), {
    headers: { "retry-after": "5" },
    cause,
  });
}
