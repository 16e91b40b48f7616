import type { IncomingMessage } from "node:http";
import { Readable } from "node:stream";
import { HttpHeaders } from "./http-headers.ts";

/** A response, of which the body is still to be read: what the SDK's client needs of the platform's `Response`. */
export class HttpResponse {
  readonly status: number;
  readonly statusText: string;
  readonly headers = new HttpHeaders();
  readonly #content: Readable;

  /** @param content the body, decompressed */
  constructor({ statusCode = 0, statusMessage = "", headers }: IncomingMessage, content: Readable) {
    this.status = statusCode;
    this.statusText = statusMessage;
    for (const [name, value] of Object.entries(headers)) {
      if (value !== undefined) this.headers.set(name, Array.isArray(value) ? value.join(", ") : value);
    }
    this.#content = content;
  }

  get ok(): boolean {
    return this.status >= 200 && this.status < 300;
  }

  get body(): ReadableStream<Uint8Array> {
    return Readable.toWeb(this.#content) as ReadableStream<Uint8Array>;
  }

  async text(): Promise<string> {
    let text = "";
    this.#content.setEncoding("utf8");
    for await (const part of this.#content) text += part;
    return text;
  }

  async json(): Promise<unknown> {
    return JSON.parse(await this.text());
  }
}
