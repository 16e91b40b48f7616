// What `pnpm mutants` plants faults in, part by part, and whose tests must notice: those of the same folder.
import { globSync } from "node:fs";
import { dirname, join } from "node:path";
import { root } from "./run.mjs";

/** Percent of the faults of a part that its tests must notice. */
export const MIN_NOTICED = 85;

/**
 * @typedef {object} Part
 * @property {string} folder its tests must notice the faults
 * @property {string[]} mutate the sources with the faults, as globs in the repository
 * @property {string} vitest the configuration of its tests
 * @property {string} tests which of them, as a glob in the package; the configurations take it from MUTATED_TESTS
 */

const modules = "packages/server/src/modules";
const rules = "{service,rules,presenter}.ts";
const engine = `${modules}/search/engine`;

/** Parts of each package: those that decide something. What only draws, stores or wires is left to the other tests. */
const packages = {
  sdk: ({ part }) => [
    part("packages/sdk/src", ["**/*.ts", "!generated/**", "!testing/**", "!lexicon/data/**"]),
  ],
  "embed-check": ({ part }) => [
    part("packages/embed-check/src", ["**/*.ts", "!generated/**", "!locale/**", "!findings.ts"]),
  ],
  server: ({ part }) => [
    part(engine, ["*.ts"]),
    ...foldersWith(`${modules}/*/*.${rules}`).map((folder) => part(folder, [`*.${rules}`])),
  ],
  cli: ({ part }) => [
    part("packages/cli/src/csv", ["*.ts"]),
    part("packages/cli/src/text", ["*.ts"]),
    part("packages/cli/src/shell", ["*.ts", "!*.command.ts"]),
    part("packages/cli/src/messages", ["{template,search-filter,recipient-list,message-text}.ts"]),
    part("packages/cli/src/accounts", [
      "{check-rows,columns,damaged-text,new-account,read-members,roles}.ts",
    ]),
  ],
  widgets: ({ part }) => {
    const files = globSync("packages/widgets/src/*/**/*.ts", { cwd: root }).filter(
      (file) => !drawn.test(file),
    );
    return foldersWith("packages/widgets/src/*/**/*.test.{ts,tsx}", 4).map((folder) =>
      part(
        folder,
        files.filter((file) => file.startsWith(`${folder}/`)).map((file) => file.slice(folder.length + 1)),
      ),
    );
  },
};

/** Of the widgets' modules those that draw, load, style or describe, and tests. */
const drawn =
  /\/(brand|embed|entry-points|pages|site|testing|theme|CoverArt)\/|\.(test|css|element|docs|chunk|browser)\.ts$|\/(use[^/]*|testing|index)\.ts$/;

/** @returns {Part[]} */
export function mutatedParts() {
  return Object.entries(packages).flatMap(([name, parts]) => {
    const part = (folder, globs) => ({
      folder,
      mutate: [...globs, "!**/*.test.ts"].map((glob) =>
        glob.startsWith("!") ? `!${folder}/${glob.slice(1)}` : `${folder}/${glob}`,
      ),
      vitest: `packages/${name}/vitest.config.ts`,
      tests: `${folder.split("/").slice(2).join("/")}/**/*.test.{ts,tsx}`,
    });
    return parts({ part }).filter(({ mutate }) => mutate.some((glob) => !glob.startsWith("!")));
  });
}

/** Folders that hold such files, cut to a depth if one is given. */
function foldersWith(glob, depth = Number.POSITIVE_INFINITY) {
  const folders = globSync(glob, { cwd: root }).map((file) =>
    dirname(file).split("/").slice(0, depth).join("/"),
  );
  return [...new Set(folders)].sort();
}

/** Where a part's results are kept, beside those of the others. */
export function resultsOf({ folder }) {
  return join("reports", "mutants", folder.replaceAll("/", "-"));
}
