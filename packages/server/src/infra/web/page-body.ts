import type { IncomingMessage } from "node:http";
import { pipeline, type Readable } from "node:stream";
import { createBrotliDecompress, createGunzip, createInflate } from "node:zlib";

const DECODERS = {
  gzip: createGunzip,
  "x-gzip": createGunzip,
  deflate: createInflate,
  br: createBrotliDecompress,
};

/** The text of a response. @returns undefined when it is longer than so many bytes, unpacked */
export async function readBody(response: IncomingMessage, maxBytes: number): Promise<string | undefined> {
  const chunks: Buffer[] = [];
  let length = 0;
  for await (const chunk of unpacked(response) as AsyncIterable<Buffer>) {
    length += chunk.length;
    if (length > maxBytes) {
      response.destroy();
      return undefined;
    }
    chunks.push(chunk);
  }
  return decoded(Buffer.concat(chunks), response.headers["content-type"] ?? "");
}

function unpacked(response: IncomingMessage): Readable {
  const encoding = response.headers["content-encoding"]?.trim().toLowerCase() ?? "";
  const decoder = DECODERS[encoding as keyof typeof DECODERS];
  // A failure reaches whoever reads the last of the two.
  return decoder ? pipeline(response, decoder(), () => {}) : response;
}

/** As many bytes as browsers look through for a name of the encoding. */
const LOOKED_THROUGH = 1024;

function decoded(bytes: Buffer, contentType: string): string {
  const inHeader = /charset\s*=\s*"?([\w:.-]+)/i.exec(contentType)?.[1];
  const inPage = /<meta[^>]+charset\s*=\s*["']?\s*([\w:.-]+)/i.exec(
    bytes.toString("latin1", 0, LOOKED_THROUGH),
  )?.[1];
  for (const label of [inHeader, inPage]) {
    if (!label) continue;
    try {
      return new TextDecoder(label).decode(bytes);
    } catch {
      // An encoding that nobody knows.
    }
  }
  return new TextDecoder().decode(bytes);
}
