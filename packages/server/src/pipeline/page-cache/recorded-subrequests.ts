import { hash } from "node:crypto";
import type { SendSubrequest, Subrequest, SubrequestResponse } from "../site/subrequests.ts";

/** Records the API calls that a page makes while it is rendered, and their responses. */
export class RecordedSubrequests {
  readonly requests: Subrequest[] = [];
  readonly #send: SendSubrequest;
  readonly #responses: SubrequestResponse[] = [];
  /** How many recorded responses succeeded without credentials. */
  #public = 0;
  /** Responses of replayed requests that the page has not made yet. */
  readonly #replayed = new Map<string, SubrequestResponse>();

  constructor(send: SendSubrequest) {
    this.#send = send;
  }

  /** Whether every response succeeded without a token: failed, missing and authenticated ones may differ the next time. */
  get isCacheable(): boolean {
    return this.#public === this.requests.length;
  }

  /** Makes the requests of an earlier rendering; the page then gets these responses. @returns hashes of the responses */
  async replay(requests: readonly Subrequest[]): Promise<string[]> {
    const responses = await Promise.all(requests.map((request) => this.#send(request)));
    for (const [index, request] of requests.entries()) {
      this.#replayed.set(JSON.stringify(request), responses[index] as SubrequestResponse);
    }
    return responses.map(hashOf);
  }

  readonly send: SendSubrequest = async (request) => {
    const index = this.requests.push(request) - 1;
    const key = JSON.stringify(request);
    const response = this.#replayed.get(key) ?? (await this.#send(request));
    // A page that repeats a request wants a fresh response.
    this.#replayed.delete(key);
    this.#responses[index] = response;
    if (response.status >= 200 && response.status <= 299 && !request.headers.authorization) this.#public += 1;
    return response;
  };

  hashes(): string[] {
    return this.#responses.map(hashOf);
  }
}

function hashOf({ status, body }: SubrequestResponse): string {
  return `${status} ${hash("sha256", body)}`;
}
