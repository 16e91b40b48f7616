import assert from "node:assert/strict";
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, it } from "node:test";
import { parse } from "yaml";
import { root } from "../run.mjs";
import { changesOf, releaseNotes } from "./notes.mjs";
import { withBundled } from "./sbom.mjs";

const changelog =
  "# @foodshed/widgets\n\n## 0.2.0\n\n### Minor Changes\n\n- Cards take a class.\n\n## 0.1.0\n\n- The first.\n";

describe("The notes of a release", () => {
  const notes = releaseNotes({
    version: "0.2.0",
    changelogs: { "@foodshed/widgets": changelog, "@foodshed/cli": "# @foodshed/cli\n" },
    pinned: { file: "foodshed-0.2.0-0123456789.js", integrity: "sha384-abc" },
    files: [{ name: "foodshed-sdk-0.2.0.tgz", integrity: "sha512-def" }],
  });

  it("have the changes of this version alone", () => {
    assert.equal(changesOf(changelog, "0.2.0"), "### Minor Changes\n\n- Cards take a class.");
    assert.equal(changesOf(changelog, "0.2"), "");
    assert.match(notes, /## @foodshed\/widgets\n\n#### Minor Changes\n\n- Cards take a class\./);
    assert.doesNotMatch(notes, /The first|foodshed\/cli/);
  });

  it("have the pinned script's address and hash, and those of the files", () => {
    assert.match(
      notes,
      /\/embed\/foodshed-0\.2\.0-0123456789\.js" integrity="sha384-abc" crossorigin="anonymous"/,
    );
    assert.match(notes, /\| foodshed-sdk-0\.2\.0\.tgz \| `sha512-def` \|/);
  });
});

describe("A bill of materials", () => {
  it("lists once what is installed and what is bundled", () => {
    const bill = { bomFormat: "CycloneDX", components: [{ name: "zod", purl: "pkg:npm/zod@4.6.7" }] };
    const preact = { name: "preact", version: "11.2.0", license: "MIT" };
    const { components } = withBundled(bill, [
      preact,
      { name: "zod", version: "4.6.7", license: "MIT" },
      preact,
    ]);
    assert.deepEqual(
      components.map(({ purl }) => purl),
      ["pkg:npm/zod@4.6.7", "pkg:npm/preact@11.2.0"],
    );
  });
});

describe("The workflow that publishes", () => {
  const workflow = parse(readFileSync(join(root, ".github/workflows/release.yml"), "utf8"));
  const steps = Object.entries(workflow.jobs).flatMap(([job, { steps }]) =>
    steps.map((step) => ({ job, ...step })),
  );

  it("runs actions by their commits alone", () => {
    const used = steps.flatMap(({ uses }) => uses ?? []);
    assert.ok(used.length > 3);
    for (const action of used) assert.match(action, /^actions\/[\w-]+@[0-9a-f]{40}$/);
  });

  it("gives no job more than it needs", () => {
    assert.deepEqual(workflow.permissions, {});
    assert.deepEqual(workflow.jobs.pack.permissions, { contents: "read" });
    assert.deepEqual(workflow.jobs.publish.permissions, { contents: "write", "id-token": "write" });
    assert.equal(workflow.jobs.publish.environment, "npm");
  });

  it("publishes the files that were tried, with a proof of origin, and runs nothing of the repository there", () => {
    const published = steps.filter(({ run }) => run?.startsWith("npm publish "));
    assert.deepEqual(
      published.map(({ job, run }) => [job, run]),
      ["sdk", "widgets", "cli"].map((name) => [
        "publish",
        `npm publish ./release/foodshed-${name}-*.tgz --provenance --access public`,
      ]),
    );
    const commands = steps.filter(({ job }) => job === "publish").flatMap(({ run }) => run ?? []);
    for (const command of commands) assert.doesNotMatch(command, /scripts\/|pnpm/);
  });

  it("runs scripts that there are", () => {
    const { scripts } = JSON.parse(readFileSync(join(root, "package.json"), "utf8"));
    const commands = steps.flatMap(({ run }) => run ?? []).join("\n");
    for (const [, file] of commands.matchAll(/node (scripts\/\S+)/g))
      assert.ok(existsSync(join(root, file)), file);
    for (const [, script] of commands.matchAll(/pnpm run (\S+)/g)) assert.ok(scripts[script], script);
    // No value of an event stands in a command's text.
    assert.doesNotMatch(commands, /\$\{\{/);
  });
});
