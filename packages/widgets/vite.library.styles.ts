import { fileURLToPath } from "node:url";
import type { Plugin } from "vite";
import { ownSheets } from "./src/entry-points/styleSheets.ts";

const src = fileURLToPath(new URL("src/", import.meta.url));

/** What every app has on its page: its styles are in `base.css`. */
const PROVIDER = "provider/FoodshedProvider.tsx";

/**
 * Writes `styles.css` with everything, and beside it `styles/base.css` and a sheet for each entry point. A rule is in `base.css`
 * or in one other sheet, never in two: a second copy would come after, and override, what a widget changes of a primitive. What two
 * of them need is therefore in the base, and the order of the others says nothing.
 */
export function styleSheets(): Plugin {
  const modules: string[] = [];
  return {
    name: "style-sheets",
    buildStart() {
      modules.length = 0;
    },
    // A rule that marks where the styles of a module begin, in the minified sheet too.
    transform(code, id) {
      if (!/\.css$/.test(id)) return;
      modules.push(id);
      return { code: `${marker(modules.length - 1)}\n${code}`, map: null };
    },
    generateBundle: {
      order: "post",
      handler(_options, bundle) {
        const sheet = bundle["styles.css"];
        if (sheet?.type !== "asset") this.error("The library has no style sheet.");
        const parts = stylesByModule(withoutLightDark(String(sheet.source)), modules);
        if (parts.size !== modules.length) this.error("The styles of a module are not where they were.");
        const styles = (wanted: (id: string) => boolean) =>
          [...parts].map(([id, css]) => (wanted(id) ? css : "")).join("");
        sheet.source = `${SCHEME_SWITCHES}\n${styles(() => true)}`;

        const needed = new Map<string, string[]>();
        for (const [name, files] of Object.entries(ownSheets)) {
          for (const id of reachedFrom(files, this.getModuleInfo)) {
            if (parts.has(id)) needed.set(id, [...(needed.get(id) ?? []), name]);
          }
        }
        const ofProvider = reachedFrom([PROVIDER], this.getModuleInfo);
        const inBase = (id: string) => ofProvider.has(id) || (needed.get(id)?.length ?? 0) > 1;
        const write = (name: string, source: string) =>
          this.emitFile({ type: "asset", fileName: `styles/${name}.css`, source });
        write("base", `${SCHEME_SWITCHES}\n${styles(inBase)}`);
        for (const name of Object.keys(ownSheets)) {
          const own = styles((id) => !inBase(id) && needed.get(id)?.[0] === name);
          write(name, own || "/* So far base.css has all of it. */\n");
        }
      },
    },
  };
}

const marker = (number: number) => `.foodshed-module-${number}{--foodshed-module:${number}}`;

/** The styles of each module, in the order of the sheet. */
function stylesByModule(css: string, modules: readonly string[]): Map<string, string> {
  const [, ...rest] = css.split(/\.foodshed-module-(\d+)\s*\{[^}]*\}\n?/);
  const parts = new Map<string, string>();
  for (let at = 0; at < rest.length; at += 2) {
    parts.set(modules[Number(rest[at])] ?? "", rest[at + 1] ?? "");
  }
  return parts;
}

interface Imports {
  importedIds: readonly string[];
  dynamicallyImportedIds: readonly string[];
}

/** The modules that these files import, what they load later included: its styles must be there by then. */
function reachedFrom(files: readonly string[], infoOf: (id: string) => Imports | null): Set<string> {
  const reached = new Set<string>();
  const visit = (id: string) => {
    if (reached.has(id)) return;
    reached.add(id);
    const info = infoOf(id);
    for (const imported of [...(info?.importedIds ?? []), ...(info?.dynamicallyImportedIds ?? [])]) {
      visit(imported);
    }
  };
  for (const file of files) visit(src + file);
  return reached;
}

const LIGHT = "--foodshed-light:initial;--foodshed-dark: ";
const DARK = "--foodshed-light: ;--foodshed-dark:initial";

/**
 * Bundlers that build for browsers without `light-dark()` rewrite it in a way that only works where they see the page's own
 * `color-scheme`, so the published sheets carry the switch themselves: one of two properties is valid, and with it one of two colours.
 */
const SCHEME_SWITCHES = [
  `:root,[data-foodshed-theme]{${LIGHT}}`,
  `[data-foodshed-theme="dark"]{${DARK}}`,
  `@media (prefers-color-scheme:dark){[data-foodshed-theme="auto"]{${DARK}}}`,
].join("\n");

function withoutLightDark(css: string): string {
  const start = css.indexOf("light-dark(");
  if (start < 0) return css;
  const inside = start + "light-dark(".length;
  let depth = 0;
  let comma = -1;
  let end = inside;
  for (; depth >= 0; end += 1) {
    if (css[end] === "(") depth += 1;
    else if (css[end] === ")") depth -= 1;
    else if (css[end] === "," && depth === 0) comma = end;
  }
  const light = withoutLightDark(css.slice(inside, comma).trim());
  const dark = withoutLightDark(css.slice(comma + 1, end - 1).trim());
  const rest = withoutLightDark(css.slice(end));
  return `${css.slice(0, start)}var(--foodshed-light,${light}) var(--foodshed-dark,${dark})${rest}`;
}
