// The peers, built as a partner would build them and compressed as well as ours, on a server of their own.
import { createServer } from "node:http";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { brotliCompressSync, constants } from "node:zlib";
import { build } from "vite";

async function built(peer: string): Promise<Map<string, Buffer>> {
  const result = await build({
    configFile: false,
    logLevel: "silent",
    base: "./",
    define: { "process.env.NODE_ENV": '"production"' },
    build: {
      write: false,
      target: "es2022",
      modulePreload: false,
      rolldownOptions: { input: join(import.meta.dirname, "peers", `${peer}.ts`) },
    },
  });
  const outputs = Array.isArray(result) ? result : [result];
  return new Map(
    outputs
      .flatMap((output) => ("output" in output ? output.output : []))
      .map((part) => [
        `/${peer}/${part.fileName}`,
        brotliCompressSync(part.type === "chunk" ? part.code : part.source),
      ]),
  );
}

/** As our server compresses what is made for one response. */
const ofOneResponse = { [constants.BROTLI_PARAM_QUALITY]: 3 };

/**
 * Runs something while the peers' pages stand at `{base}/{peer}`, and further ones by their path.
 * @param answer what the search that the peers ask answers, compressed as our server compresses its answers
 */
export async function withPeers(
  peers: readonly string[],
  pages: Readonly<Record<string, string>>,
  run: (base: string) => Promise<void>,
  answer: (body: string) => object = () => ({ results: [] }),
): Promise<void> {
  const files = new Map<string, Buffer>();
  for (const peer of peers) for (const [path, content] of await built(peer)) files.set(path, content);
  const server = createServer(async (request, response) => {
    const { url = "/" } = request;
    if (url.startsWith("/1/indexes/")) {
      const json = JSON.stringify(answer(await text(request)));
      response.writeHead(200, { "content-type": "application/json", "content-encoding": "br" });
      response.end(brotliCompressSync(json, { params: ofOneResponse }));
      return;
    }
    const file = files.get(url);
    if (file) {
      const type = url.endsWith(".css") ? "text/css" : "text/javascript";
      response.writeHead(200, { "content-type": type, "content-encoding": "br" }).end(file);
      return;
    }
    const page = pages[url];
    if (page) {
      const headers = { "content-type": "text/html; charset=utf-8", "content-encoding": "br" };
      response.writeHead(200, headers).end(brotliCompressSync(page, { params: ofOneResponse }));
      return;
    }
    const own = [...files.keys()].filter((path) => path.startsWith(`${url}/`));
    const tags = own.map((path) =>
      path.endsWith(".css")
        ? `<link rel="stylesheet" href="${path}">`
        : `<script type="module" src="${path}"></script>`,
    );
    response.writeHead(own.length > 0 ? 200 : 404, { "content-type": "text/html" });
    response.end(`<!doctype html><title>Peer</title><body>${tags.join("")}</body>`);
  });
  await new Promise<void>((ready) => server.listen(0, "127.0.0.1", () => ready()));
  const address = server.address();
  if (typeof address !== "object" || !address) throw new Error("The peers' server has no address.");
  try {
    await run(`http://127.0.0.1:${address.port}`);
  } finally {
    server.close();
    server.closeAllConnections();
  }
}
