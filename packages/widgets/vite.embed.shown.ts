import { globSync } from "node:fs";
import { basename, join } from "node:path";
import { build, type Plugin, type Rolldown, type UserConfig } from "vite";
import { labelsShownBy } from "./vite.embed.labels.ts";

const root = import.meta.dirname;

/** The full ids of the messages and labels that each element can show, by the name of its `.chunk.ts`; and those of what is beside them. */
export type ShownIds = ReadonlyMap<string, ReadonlySet<string>>;

/**
 * Bundles the elements by themselves, to see which messages are left after tree-shaking. The chunks of the build proper say less: many
 * contain what another element needs.
 *
 * @param plugins replace modules and write each message where it is used, with its full id
 * @param beside modules that show messages of their own
 */
export async function idsShown(
  plugins: readonly Plugin[],
  resolve: UserConfig["resolve"],
  beside: readonly string[],
): Promise<ShownIds> {
  const elements = globSync("src/**/*.chunk.ts", { cwd: root }).map((path) => join(root, path));
  const entries = [...elements, ...beside].map((path) => [
    basename(path).replace(/(\.chunk)?\.\w+$/, ""),
    path,
  ]);
  const [result] = (await build({
    configFile: false,
    root,
    logLevel: "warn",
    plugins: [...plugins],
    ...(resolve && { resolve }),
    define: { "process.env.NODE_ENV": '"production"' },
    build: {
      write: false,
      minify: false,
      target: "es2022",
      modulePreload: false,
      lib: { entry: Object.fromEntries(entries), formats: ["es"] },
      rolldownOptions: { external: [/\.css\.ts$/, /^(preact|leaflet|protomaps-leaflet|pmtiles)/] },
    },
  })) as Rolldown.RolldownOutput[];
  const chunks = (result?.output ?? []).filter((file) => file.type === "chunk");
  const byFile = new Map(chunks.map((chunk) => [chunk.fileName, chunk]));
  return new Map(
    chunks.filter(({ isEntry }) => isEntry).map((entry) => [entry.name, idsIn(loadedWith(entry, byFile))]),
  );
}

/** A chunk with all that it imports, now or later. */
function loadedWith(
  chunk: Rolldown.OutputChunk,
  chunks: ReadonlyMap<string, Rolldown.OutputChunk>,
  found = new Set<Rolldown.OutputChunk>(),
): Set<Rolldown.OutputChunk> {
  if (found.has(chunk)) return found;
  found.add(chunk);
  for (const file of [...chunk.imports, ...chunk.dynamicImports]) {
    const next = chunks.get(file);
    if (next) loadedWith(next, chunks, found);
  }
  return found;
}

function idsIn(chunks: Iterable<Rolldown.OutputChunk>): Set<string> {
  const ids = new Set<string>();
  for (const { modules } of chunks) {
    for (const [path, { code }] of Object.entries(modules)) {
      for (const [, id = ""] of (code ?? "").matchAll(/\bid:\s*"([\w.-]+)",\s*english:/g)) ids.add(id);
      for (const label of labelsShownBy(path, code ?? "")) ids.add(`label.${label}`);
    }
  }
  return ids;
}
