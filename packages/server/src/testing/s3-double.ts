import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";

export interface S3Double {
  endpoint: string;
  objects: Map<string, { data: Buffer; at: Date }>;
  /** What was asked of it, such as "PUT photos/a/320.webp". */
  asked: string[];
  /** While set, every request is answered with this status. */
  failWith?: number;
  /**
   * While set, requests of these methods are taken and never answered; `body` begins answers and never ends them,
   * `trickle` sends a byte of them every 100 ms.
   */
  hangs?: "all" | "GET" | "PUT" | "DELETE" | "body" | "trickle";
  close(): Promise<void>;
}

/** A store that speaks S3's wire format for one bucket: put, get, delete, and lists in pages of two. */
export async function startS3Double(bucket: string): Promise<S3Double> {
  const objects: S3Double["objects"] = new Map();
  const asked: string[] = [];
  const server: Server = createServer(async (request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? "/", "http://localhost");
    const key = decodeURIComponent(pathname.slice(`/${bucket}/`.length));
    const data = await bytesOf(request);
    asked.push(`${request.method} ${key}`);
    const xml = (status: number, body: string) =>
      response.writeHead(status, { "content-type": "application/xml" }).end(`<?xml version="1.0"?>${body}`);
    if (double.hangs === "all" || double.hangs === request.method) return;
    if (double.failWith) return xml(double.failWith, "<Error><Code>SlowDown</Code></Error>");
    if (!request.headers.authorization?.startsWith("AWS4-HMAC-SHA256 Credential=test-key/"))
      return xml(403, "<Error><Code>AccessDenied</Code></Error>");
    if (!pathname.startsWith(`/${bucket}`)) return xml(404, "<Error><Code>NoSuchBucket</Code></Error>");
    if (request.method === "GET" && searchParams.get("list-type") === "2")
      return xml(200, pageOf(objects, searchParams));
    if (request.method === "PUT") {
      objects.set(key, { data, at: new Date() });
      return response.writeHead(200).end();
    }
    if (request.method === "DELETE") {
      objects.delete(key);
      return response.writeHead(204).end();
    }
    const found = objects.get(key);
    if (!found) return xml(404, "<Error><Code>NoSuchKey</Code></Error>");
    response.writeHead(200, { "content-length": found.data.length });
    if (double.hangs === "body") return response.write(found.data.subarray(0, 1));
    if (double.hangs === "trickle") return trickle(response, found.data);
    return response.end(found.data);
  });
  await new Promise<void>((listening) => server.listen(0, "127.0.0.1", listening));
  const double: S3Double = {
    endpoint: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    objects,
    asked,
    close: () =>
      new Promise((closed) => {
        server.close(() => closed());
        server.closeAllConnections();
      }),
  };
  return double;
}

function trickle(response: ServerResponse, data: Buffer): void {
  let sent = 0;
  const timer = setInterval(() => {
    response.write(data.subarray(sent, sent + 1));
    sent += 1;
    if (sent === data.length) response.end();
  }, 100);
  response.on("close", () => clearInterval(timer));
}

async function bytesOf(request: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk);
  return Buffer.concat(chunks);
}

/** A token goes on after the last key of its page, so that what is removed in between shifts nothing. */
function pageOf(objects: S3Double["objects"], query: URLSearchParams): string {
  const after = query.get("continuation-token") ?? "";
  const keys = [...objects.keys()]
    .filter((key) => key.startsWith(query.get("prefix") ?? "") && key > after)
    .sort();
  const page = keys.slice(0, 2);
  const more = keys.length > page.length;
  const contents = page.map(
    (key) =>
      `<Contents><Key>${key}</Key><LastModified>${objects.get(key)?.at.toISOString()}</LastModified></Contents>`,
  );
  return `<ListBucketResult><IsTruncated>${more}</IsTruncated>${
    more ? `<NextContinuationToken>${page.at(-1)}</NextContinuationToken>` : ""
  }${contents.join("")}</ListBucketResult>`;
}
