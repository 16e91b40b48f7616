// The steps of .github/workflows/release.yml that are more than a command:
//   release.mjs repository <address>   writes the repository into the published packages
//   release.mjs tag v<version>         fails unless the packages have that version and no changeset waits
//   release.mjs sbom <folder>          writes a bill of materials for each package
//   release.mjs notes <folder>         writes notes.md for the files in the folder
import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { published } from "./lib/api/reports.mjs";
import { releaseNotes } from "./lib/release/notes.mjs";
import { sbomOf } from "./lib/release/sbom.mjs";
import { root } from "./lib/run.mjs";
import { fail } from "./lib/say.mjs";

const [step, value] = process.argv.slice(2);
const manifestOf = (name) => join(root, `packages/${name}/package.json`);
const read = (file) => JSON.parse(readFileSync(file, "utf8"));
const { version } = read(manifestOf("widgets"));

const steps = {
  repository() {
    for (const name of published) {
      const manifest = {
        ...read(manifestOf(name)),
        repository: { type: "git", url: value, directory: `packages/${name}` },
      };
      writeFileSync(manifestOf(name), `${JSON.stringify(manifest, null, 2)}\n`);
    }
  },
  tag() {
    for (const name of published) {
      const { version: own } = read(manifestOf(name));
      if (value !== `v${own}`) fail(`The tag is ${value}, but @foodshed/${name} has the version ${own}.`);
    }
    const waiting = readdirSync(join(root, ".changeset")).filter((file) => file.endsWith(".md"));
    if (waiting.length > 0) fail(`Run pnpm release:version first: ${waiting.join(", ")} waits.`);
  },
  async sbom() {
    for (const name of published) {
      const file = join(resolve(value), `foodshed-${name}-${version}.cdx.json`);
      writeFileSync(file, `${JSON.stringify(await sbomOf(name), null, 2)}\n`);
    }
  },
  notes() {
    const folder = resolve(value);
    const changelog = (name) => join(root, `packages/${name}/CHANGELOG.md`);
    const changelogs = Object.fromEntries(
      published
        .filter((name) => existsSync(changelog(name)))
        .map((name) => [`@foodshed/${name}`, readFileSync(changelog(name), "utf8")]),
    );
    const { pinned } = read(join(root, "packages/widgets/dist/embed/versions.json"));
    const files = readdirSync(folder)
      .filter((name) => /\.(tgz|cdx\.json)$/.test(name))
      .map((name) => ({
        name,
        integrity: `sha512-${createHash("sha512")
          .update(readFileSync(join(folder, name)))
          .digest("base64")}`,
      }));
    writeFileSync(join(folder, "notes.md"), releaseNotes({ version, changelogs, pinned, files }));
  },
};

if (!steps[step] || !value) fail(`Write: release.mjs ${Object.keys(steps).join(" | ")} <value>`, 2);
await steps[step]();
