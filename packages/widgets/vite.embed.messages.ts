import { dirname, join } from "node:path";
import type { Plugin, UserConfig } from "vite";
import * as loaderMessages from "./src/embed/loader/generated/strings.ts";
import { frCA } from "./src/locale/fr-CA.ts";
import { idsShown, type ShownIds } from "./vite.embed.shown.ts";

/** The languages that embeds fetch, with all their messages and labels; and the module of their addresses. */
const catalogues: Record<string, Readonly<Record<string, unknown>>> = { "fr-CA": frCA };
const paths: Record<string, string> = { "fr-CA": join(import.meta.dirname, "src/embed/frenchPath.ts") };

/** The module with an element's messages in one language, beside its `.chunk.ts`. */
const translationModule = /^(.*\/)([\w-]+)\.([a-z]{2}-[A-Z]{2})\.ts$/;
/** How `label()` of the vocabulary makes the id of a label from its English; embeds leave it out. */
const labelPrefix = "label.";
const labelModule = /\/vocabulary\/label\.ts$/;

type Message = { id: string; english: unknown };

function literal({ id, english }: Message, key: string | number): string {
  const text = JSON.stringify(english);
  // The kinds of values that `embed/strings.ts` leaves out.
  if (/\["\w+",[3-6][\],]/.test(text))
    throw new Error(`${id}: embeds write no numbers or dates of a format.`);
  return `({id:${JSON.stringify(key)},english:${text}})`;
}

/** Writes each English message where it is used, so that no chunk contains the messages of another. */
async function inlineMessages(code: string, module: string, keyOf: (id: string) => string | number) {
  let inlined = code;
  for (const [, name, source = ""] of code.matchAll(
    /import \* as (\w+) from "(\.[^"]*\/generated\/strings\.ts)"/g,
  )) {
    const messages: Record<string, Message> = await import(join(dirname(module), source));
    inlined = inlined.replaceAll(
      new RegExp(`(?<![\\w.$])${name}\\.(\\w+)`, "g"),
      (found, constant: string) => {
        const message = messages[constant];
        return message ? literal(message, keyOf(message.id)) : found;
      },
    );
  }
  return inlined === code ? undefined : { code: inlined, map: null };
}

export interface EmbedMessagesOptions {
  /** Whether each element has a file of its own. */
  split: boolean;
  /** Modules that show messages beside those of the elements. */
  beside: readonly string[];
  /** What else changes which modules there are. */
  plugins: readonly Plugin[];
  resolve: UserConfig["resolve"];
}

/**
 * Puts each English message where it is used, and into each element's translation exactly the messages and labels that the element can
 * show. A message is found by its number among all of the embeds, because ids would weigh as much as the messages.
 */
export function embedMessages({ split, beside, plugins, resolve }: EmbedMessagesOptions): Plugin {
  let shown: Promise<ShownIds> | undefined;
  const shownIds = () => {
    shown ??= idsShown(
      [...plugins, { name: "full-ids", transform: (code, id) => inlineMessages(code, id, (one) => one) }],
      resolve,
      beside,
    );
    return shown;
  };
  let numbers: Promise<ReadonlyMap<string, number>> | undefined;
  const numbered = () => {
    numbers ??= shownIds().then((elements) => {
      const used = new Set([...elements.values()].flatMap((ids) => [...ids]));
      for (const { id } of Object.values(loaderMessages)) used.add(id);
      // What the same elements show stands together, so that their lists have few gaps; what most of them show comes first.
      const groups = Map.groupBy([...used].filter((id) => !id.startsWith(labelPrefix)).sort(), (id) =>
        [...elements].flatMap(([name, ids]) => (ids.has(id) ? [name] : [])).join(),
      );
      const byElements = ([a]: [string, unknown], [b]: [string, unknown]) =>
        b.split(",").length - a.split(",").length || (a < b ? -1 : 1);
      const sorted = [...groups].sort(byElements).flatMap(([, ids]) => ids);
      return new Map(sorted.map((id, index) => [id, index]));
    });
    return numbers;
  };
  return {
    name: "embed-messages",
    async resolveId(source, importer, options) {
      if (split || !translationModule.test(source)) return;
      // One file of all elements has one translation of all.
      const found = await this.resolve(source, importer, { ...options, skipSelf: true });
      const [, , , locale] = translationModule.exec(found?.id ?? "") ?? [];
      return locale && catalogues[locale] && `\0all/all.${locale}.ts`;
    },
    async load(id) {
      const [, folder = "", name = "", locale = ""] = translationModule.exec(id) ?? [];
      const catalogue = catalogues[locale];
      if (!catalogue || /\/(generated|locale)\/$/.test(folder)) return;
      const elements = await shownIds();
      const ids = split ? elements.get(name) : [...elements.values()].flatMap((all) => [...all]);
      if (!ids) throw new Error(`${id} has no ${name}.chunk.ts beside it.`);
      // Each element gets a copy of its own: what is shared would be one more file.
      const copy = JSON.stringify(`${paths[locale]}?${name}`);
      return [
        `export const locale = "${locale}", catalogue = ${messagesOf(new Set(ids), catalogue, await numbered())};`,
        `export { localizedPath } from ${copy};`,
      ].join("\n");
    },
    async transform(code, id) {
      if (labelModule.test(id)) return { code: withoutLabelPrefix(code), map: null };
      if (!/\/generated\/strings\.ts"|\/generated\/fr-CA\.ts$/.test(`${code}\n${id}`)) return;
      const keys = await numbered();
      // Those that no element shows keep their ids, and are gone after tree-shaking.
      const keyOf = (one: string) => keys.get(one) ?? one;
      if (!/\/generated\/fr-CA\.ts$/.test(id)) return inlineMessages(code, id, keyOf);
      return {
        code: code.replaceAll(/"([\w.-]+)":/g, (all, one) => (keys.has(one) ? `${keys.get(one)}:` : all)),
        map: null,
      };
    },
    renderChunk(code) {
      const [, id] = /\bid:\s*"([\w-]+\.[\w.-]+)",\s*english:/.exec(code) ?? [];
      if (id)
        throw new Error(`${id} is in no translation of an element: vite.embed.shown.ts did not find it.`);
    },
    generateBundle(_options, bundle) {
      for (const chunk of Object.values(bundle)) {
        if (chunk.type !== "chunk" || !translationModule.test(chunk.facadeModuleId ?? "")) continue;
        // The minifier escapes no-break spaces, which would be twice as long.
        chunk.code = chunk.code
          .replaceAll(String.raw`\xA0`, "\u00a0")
          .replaceAll(String.raw`\u202F`, "\u202f");
      }
    },
  };
}

function withoutLabelPrefix(code: string): string {
  const shorter = code.replace(`\`${labelPrefix}\${english}\``, "english");
  if (shorter === code) throw new Error("label() makes its ids in another way: see vite.embed.messages.ts.");
  return shorter;
}

/** An array of the messages by their numbers, with the labels as properties. */
function messagesOf(
  ids: ReadonlySet<string>,
  catalogue: Readonly<Record<string, unknown>>,
  numbers: ReadonlyMap<string, number>,
): string {
  const messages: string[] = [];
  const labels: Record<string, unknown> = {};
  for (const id of ids) {
    const number = numbers.get(id);
    if (number === undefined) labels[id.slice(labelPrefix.length)] = catalogue[id];
    else messages[number] = JSON.stringify(catalogue[id]);
  }
  const list = `[${Array.from(messages, (message) => message ?? "").join()}]`;
  return Object.keys(labels).length > 0 ? `Object.assign(${list},${JSON.stringify(labels)})` : list;
}
