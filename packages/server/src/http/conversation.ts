import { hash } from "node:crypto";
import type { InnerAnswer, InnerCall, SendInner } from "./inner-calls.ts";

/** What one page asks of the API while it is made, and what it is answered. */
export class Conversation {
  readonly calls: InnerCall[] = [];
  /** Calls whose answers are good, and for everybody. */
  #good = 0;
  readonly #send: SendInner;
  readonly #answers: InnerAnswer[] = [];
  /** Answers to calls that the page has yet to make. */
  readonly #ahead = new Map<string, InnerAnswer>();

  constructor(send: SendInner) {
    this.#send = send;
  }

  /** Whether something was asked that is not for everybody, or that failed or was not answered and may be the next time. */
  get isOnce(): boolean {
    return this.#good < this.calls.length;
  }

  /** Makes the calls of an earlier conversation; the page is then answered from them. @returns the hashes of the answers */
  async repeat(calls: readonly InnerCall[]): Promise<string[]> {
    const answers = await Promise.all(calls.map((call) => this.#send(call)));
    for (const [index, call] of calls.entries()) {
      this.#ahead.set(JSON.stringify(call), answers[index] as InnerAnswer);
    }
    return answers.map(hashOf);
  }

  readonly send: SendInner = async (call) => {
    const index = this.calls.push(call) - 1;
    const key = JSON.stringify(call);
    const answer = this.#ahead.get(key) ?? (await this.#send(call));
    // Who asks the same again wants to know anew.
    this.#ahead.delete(key);
    this.#answers[index] = answer;
    if (answer.status >= 200 && answer.status <= 299 && !call.headers.authorization) this.#good += 1;
    return answer;
  };

  hashes(): string[] {
    return this.#answers.map(hashOf);
  }
}

function hashOf({ status, body }: InnerAnswer): string {
  return `${status} ${hash("sha256", body)}`;
}
