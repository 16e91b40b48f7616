import { readFile } from "node:fs/promises";
import type { Plugin } from "vite";

/**
 * A folder's messages are one module, which a bundler puts whole into the chunk of the first page that needs one of them. This gives each
 * module that imports them a module with the messages that it names; a name that is computed is not possible in `strings.name`.
 */
export function onlyUsedStrings(): Plugin {
  return {
    name: "only-used-strings",
    enforce: "pre",
    apply: "build",
    applyToEnvironment: ({ name }) => name === "client",
    transform: (code) => (code.includes('/strings.ts"') ? withUsedStrings(code) : undefined),
    async load(id) {
      const [, file, used] = /^(.*\/generated\/strings\.ts)\?used=(.*)$/.exec(id) ?? [];
      if (!file) return undefined;
      return pickStrings(await readFile(file, "utf8"), new Set(used?.split(",")));
    },
  };
}

/** Makes the imports of messages name those that are used. */
export function withUsedStrings(code: string): string {
  return code.replace(/import \* as (\w+) from "([^"]+\/generated\/strings\.ts)"/g, (_, name, path) => {
    const uses = code.matchAll(new RegExp(String.raw`(?<![\w./])${name}\.(\w+)`, "g"));
    const used = new Set([...uses].map(([, key]) => key));
    return `import * as ${name} from "${path}?used=${[...used].sort().join(",")}"`;
  });
}

/** The module of messages with only those of these names. */
export function pickStrings(module: string, used: ReadonlySet<string>): string {
  return module
    .split("\n")
    .filter((line) => {
      const name = /^export const (\w+)/.exec(line)?.[1];
      return name === undefined ? !line.startsWith("/**") : used.has(name);
    })
    .join("\n");
}
