// What a browser fetches before an embedded widget can be used, beside a search widget made with InstantSearch.
import { readdirSync, readFileSync } from "node:fs";
import { createServer } from "node:http";
import { join } from "node:path";
import { brotliCompressSync } from "node:zlib";
import { build } from "vite";

const embeds = join(import.meta.dirname, "..", "..", "packages", "widgets", "dist", "embed");
const kilobytes = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`;
const brotli = (content: string | Uint8Array) => brotliCompressSync(content).length;

async function peerWeight(): Promise<number> {
  const result = await build({
    configFile: false,
    logLevel: "silent",
    define: { "process.env.NODE_ENV": '"production"' },
    build: {
      write: false,
      target: "es2022",
      modulePreload: false,
      rolldownOptions: { input: join(import.meta.dirname, "peer.ts") },
    },
  });
  const outputs = Array.isArray(result) ? result : [result];
  return outputs
    .flatMap((output) => ("output" in output ? output.output : []))
    .reduce((sum, part) => sum + brotli(part.type === "chunk" ? part.code : part.source), 0);
}

/** Follows what a page with one element fetches, by asking for it: the loader, then every import of every part. */
async function fetchedBy(tag: string, part: string): Promise<number> {
  const server = createServer((request, response) => {
    response.end(readFileSync(join(embeds, (request.url ?? "/").slice(1))));
  });
  await new Promise<void>((ready) => server.listen(0, "127.0.0.1", () => ready()));
  const address = server.address();
  const port = typeof address === "object" && address ? address.port : 0;
  const seen = new Map<string, number>();
  const visit = async (file: string): Promise<void> => {
    if (seen.has(file)) return;
    seen.set(file, 0);
    const code = await (await fetch(`http://127.0.0.1:${port}/${file}`)).text();
    seen.set(file, brotli(code));
    if (file === "v1.js") return;
    for (const [, next] of code.matchAll(/(?:from|import)\s*["'`]\.\/([^"'`]+)["'`]/g))
      await visit(next ?? "");
  };
  const files = readdirSync(embeds);
  await visit("v1.js");
  for (const name of ["core", part]) {
    const file = files.find((candidate) => candidate.startsWith(`${name}-`) && candidate.endsWith(".js"));
    if (!file) throw new Error(`${tag} has no part ${name}. Build the embeds first: npm start does.`);
    await visit(file);
  }
  server.close();
  return [...seen.values()].reduce((sum, bytes) => sum + bytes, 0);
}

const peer = await peerWeight();
console.log(`InstantSearch, box with hits and one facet: ${kilobytes(peer)} (brotli)`);
console.log(`Loader: ${kilobytes(brotli(readFileSync(join(embeds, "v1.js"))))}`);
for (const [tag, part] of [
  ["foodshed-search", "SearchEmbed"],
  ["foodshed-classifieds", "ClassifiedsEmbed"],
] as const) {
  const bytes = await fetchedBy(tag, part);
  console.log(`${tag}: ${kilobytes(bytes)} = ${(bytes / peer).toFixed(2)} × InstantSearch`);
}
