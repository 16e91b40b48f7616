import { dirname, join } from "node:path";
import type { Plugin, Rolldown } from "vite";
import { frCA } from "./src/locale/fr-CA.ts";

/** The languages that embeds fetch, with all their messages and labels; and the module of their addresses. */
const catalogues: Record<string, Readonly<Record<string, unknown>>> = { "fr-CA": frCA };
const paths: Record<string, string> = { "fr-CA": join(import.meta.dirname, "src/embed/frenchPath.ts") };

/** The module with an element's messages in one language, beside its `.chunk.ts`. */
const translationModule = /^(.*\/)([\w-]+)\.([a-z]{2}-[A-Z]{2})\.ts$/;
const placeholder = "__FOODSHED_MESSAGES__";
const labelPrefix = "label.";

// Messages are found by their ids, which are shortened: they would weigh as much as the messages.
const ids = Object.keys(frCA).filter((id) => !id.startsWith(labelPrefix));
const shortIds = new Map(ids.sort().map((id, index) => [id, index.toString(36)]));
const idOf = new Map([...shortIds].map(([id, short]) => [short, id]));

type Message = { id: string; english: unknown };

function literal({ id, english }: Message): string {
  const text = JSON.stringify(english);
  // The kinds of values that `embed/strings.ts` leaves out.
  if (/\["\w+",[3-6][\],]/.test(text))
    throw new Error(`${id}: embeds write no numbers or dates of a format.`);
  return `({id:${JSON.stringify(shortIds.get(id) ?? id)},english:${text}})`;
}

/**
 * Puts each English message where it is used, so that no chunk contains the messages of another; and leaves in each element's
 * translation only the messages and labels that the chunks it loads contain after tree-shaking.
 */
export function embedMessages({ split }: { split: boolean }): Plugin {
  return {
    name: "embed-messages",
    async resolveId(source, importer, options) {
      if (split || !translationModule.test(source)) return;
      // One file of all elements has one translation of all.
      const found = await this.resolve(source, importer, { ...options, skipSelf: true });
      const [, , , locale] = translationModule.exec(found?.id ?? "") ?? [];
      return locale && catalogues[locale] && `\0all/all.${locale}.ts`;
    },
    load(id) {
      const [, folder = "", name = "", locale = ""] = translationModule.exec(id) ?? [];
      if (!catalogues[locale] || /\/(generated|locale)\/$/.test(folder)) return;
      // Each element gets a copy of its own: what is shared would be one more file.
      const copy = JSON.stringify(`${paths[locale]}?${name}`);
      return [
        `export const locale = "${locale}", catalogue = ${placeholder}${locale.replace("-", "_")};`,
        `export { localizedPath } from ${copy};`,
      ].join("\n");
    },
    async transform(code, id) {
      if (/\/generated\/fr-CA\.ts$/.test(id)) {
        return {
          code: code.replaceAll(/"([\w.-]+)":/g, (all, id) => {
            const short = shortIds.get(id);
            return short === undefined ? all : `"${short}":`;
          }),
          map: null,
        };
      }
      let inlined = code;
      for (const [, name, source = ""] of code.matchAll(
        /import \* as (\w+) from "(\.[^"]*\/generated\/strings\.ts)"/g,
      )) {
        const messages: Record<string, Message> = await import(join(dirname(id), source));
        inlined = inlined.replaceAll(new RegExp(`(?<![\\w.$])${name}\\.(\\w+)`, "g"), (found, key: string) =>
          messages[key] ? literal(messages[key]) : found,
        );
      }
      return inlined === code ? undefined : { code: inlined, map: null };
    },
    renderChunk(code, chunk, _options, { chunks }) {
      const all = Object.values(chunks);
      const found = code.match(new RegExp(`${placeholder}(\\w{5})`));
      if (!found) return;
      const catalogue = catalogues[(found[1] ?? "").replace("_", "-")] ?? {};
      const [, folder, name] =
        chunk.moduleIds.map((id) => translationModule.exec(id)).find((match) => match) ?? [];
      const element = all.find(({ moduleIds }) => moduleIds.includes(`${folder}${name}.chunk.ts`)) ?? chunk;
      const messages = messagesIn(loadedWith(element, chunks), catalogue);
      return { code: code.replaceAll(found[0], () => JSON.stringify(messages)), map: null };
    },
  };
}

/** A chunk with all that it imports, now or later. */
function loadedWith(
  chunk: Rolldown.RenderedChunk,
  chunks: Record<string, Rolldown.RenderedChunk>,
  found = new Set<Rolldown.RenderedChunk>(),
): Set<Rolldown.RenderedChunk> {
  if (found.has(chunk)) return found;
  found.add(chunk);
  for (const file of [...chunk.imports, ...chunk.dynamicImports]) {
    const next = chunks[file];
    if (next) loadedWith(next, chunks, found);
  }
  return found;
}

function messagesIn(
  chunks: Iterable<Rolldown.RenderedChunk>,
  catalogue: Readonly<Record<string, unknown>>,
): Record<string, unknown> {
  const code = [...chunks]
    .flatMap(({ modules }) => Object.values(modules).map((module) => module.code ?? ""))
    .join("\n");
  const messages: Record<string, unknown> = {};
  for (const [, short = ""] of code.matchAll(/\bid:\s*"(\w+)",\s*english:/g)) {
    const id = idOf.get(short);
    if (id !== undefined) messages[short] = catalogue[id];
  }
  for (const [id, text] of Object.entries(catalogue)) {
    const shown = id.startsWith(labelPrefix) && JSON.stringify(id.slice(labelPrefix.length));
    if (shown && code.includes(shown)) messages[id] = text;
  }
  return messages;
}
