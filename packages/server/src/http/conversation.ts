import { hash } from "node:crypto";
import type { InnerAnswer, InnerCall, SendInner } from "./inner-calls.ts";

/** What one page asks of the API while it is made, and what it is answered. */
export class Conversation {
  readonly calls: InnerCall[] = [];
  /** Set by what is not for everybody, or failed and may succeed the next time. */
  isOnce = false;
  readonly #send: SendInner;
  readonly #answers: InnerAnswer[] = [];
  /** Answers to calls that the page has yet to make. */
  readonly #ahead = new Map<string, InnerAnswer>();

  constructor(send: SendInner) {
    this.#send = send;
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
    if (answer.status < 200 || answer.status > 299 || call.headers.authorization) this.isOnce = true;
    return answer;
  };

  hashes(): string[] {
    return this.#answers.map(hashOf);
  }
}

function hashOf({ status, body }: InnerAnswer): string {
  return `${status} ${hash("sha256", body)}`;
}
