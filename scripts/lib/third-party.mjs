// The licences of what a build bundles: a file beside the bundles, which every licence asks for.
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";

/** Licences whose terms this file fulfils, and that suit a project under MIT. */
const ACCEPTED = new Set([
  "MIT",
  "ISC",
  "0BSD",
  "BSD-2-Clause",
  "BSD-3-Clause",
  "Apache-2.0",
  "Unlicense",
  "CC0-1.0",
]);
const RULE = `\n\n${"-".repeat(80)}\n\n`;
const LICENCE_FILE = /^(licence|license|copying)(\.|-|$)/i;

/** What packages were compiled from, whose own licence says nothing of it. Their texts are in `licences`. */
const COMPILED_IN = {
  "jq-wasm": [
    { name: "jq", version: "1.7.1", license: "MIT" },
    { name: "oniguruma", version: "of-jq-1.7.1", license: "BSD-2-Clause" },
  ],
};

/** The packages with what is compiled into them. */
function withCompiled(packages) {
  return packages.flatMap((each) => [
    each,
    ...(COMPILED_IN[each.name] ?? []).map((inner) => ({
      ...inner,
      text: readFileSync(new URL(`licences/${inner.name}.txt`, import.meta.url), "utf8").trim(),
    })),
  ]);
}

/** The package that a bundled module is from; undefined for our own. */
export function packageOf(module) {
  const [path] = module.replace(/^\0/, "").split("?");
  const [, folder] = /^(.*[/\\]node_modules[/\\](?:@[^/\\]+[/\\])?[^/\\]+)[/\\]/.exec(path) ?? [];
  if (!folder || !existsSync(join(folder, "package.json"))) return undefined;
  const { name, version, license } = JSON.parse(readFileSync(join(folder, "package.json"), "utf8"));
  const file = readdirSync(folder).find((one) => LICENCE_FILE.test(one));
  return { name, version, license, text: file ? readFileSync(join(folder, file), "utf8").trim() : "" };
}

/** @throws where the licence of a package is not one of the accepted */
export function licencesText(packages) {
  const sections = new Map();
  for (const { name, version, license, text } of withCompiled(packages)) {
    if (!ACCEPTED.has(license)) {
      throw new Error(
        `${name} ${version} is bundled under the licence ${license}: see scripts/lib/third-party.mjs.`,
      );
    }
    sections.set(`${name} ${version} (${license})`, text);
  }
  const sorted = [...sections].sort(([a], [b]) => (a < b ? -1 : 1));
  return `${sorted.map(([title, text]) => (text ? `${title}\n\n${text}` : title)).join(RULE)}\n`;
}

/** The packages named in such a file. */
export function packagesIn(text) {
  return text.split(RULE).flatMap((section) => {
    const [title = "", , ...rest] = section.trim().split("\n");
    const [, name, version, license] = /^(\S+) (\S+) \((.+)\)$/.exec(title) ?? [];
    return name ? [{ name, version, license, text: rest.join("\n") }] : [];
  });
}

/** Adds what these modules are from to the file: several builds may write into one folder. */
export function addLicences(file, modules) {
  const found = [...modules].map(packageOf).filter(Boolean);
  const before = existsSync(file) ? packagesIn(readFileSync(file, "utf8")) : [];
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, licencesText([...before, ...found]));
}

/** For Vite: writes the file into the folder that it builds into. */
export function viteLicences(name = "third-party-licences.txt") {
  // Style sheets leave no module in a chunk.
  const sheets = [];
  return {
    name: "third-party-licences",
    transform(_code, id) {
      if (/\.css(\?|$)/.test(id)) sheets.push(id);
    },
    writeBundle({ dir }, bundle) {
      const modules = Object.values(bundle).flatMap(({ type, moduleIds }) =>
        type === "chunk" ? moduleIds : [],
      );
      addLicences(join(dir, name), [...modules, ...sheets]);
    },
  };
}

/** For tsup. */
export function esbuildLicences(file) {
  return {
    name: "third-party-licences",
    setup({ initialOptions, onEnd }) {
      initialOptions.metafile = true;
      onEnd(({ metafile }) => {
        if (!metafile) return;
        const { absWorkingDir = process.cwd() } = initialOptions;
        const inputs = Object.values(metafile.outputs).flatMap((output) => Object.keys(output.inputs));
        addLicences(
          file,
          inputs.map((input) => join(absWorkingDir, input)),
        );
      });
    },
  };
}
