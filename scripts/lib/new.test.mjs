import assert from "node:assert/strict";
import { cp, mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { after, before, test } from "node:test";
import { bundleContract } from "./contract.mjs";
import { writeNew } from "./new.mjs";
import { root } from "./run.mjs";

/** What the skeletons are added to. */
const NEEDED = [
  "contract",
  "packages/server/src/migrations",
  "packages/server/src/modules",
  "packages/widgets/src/classifieds",
  "packages/cli/src/classifieds",
  "packages/cli/src/accounts",
];

let copy;
before(async () => {
  copy = await mkdtemp(join(tmpdir(), "foodshed-new-"));
  for (const path of NEEDED) await cp(join(root, path), join(copy, path), { recursive: true });
});
after(() => rm(copy, { recursive: true }));

const written = (path) => readFile(join(copy, path), "utf8");

test("a new operation is in the contract and its module's routes, and has a service and a test", async () => {
  const [first] = writeNew(copy, "operation", "classifieds/tryOutNothing");
  assert.equal(first, "packages/server/src/modules/classifieds/try-out-nothing.test.ts");
  const routes = await written("packages/server/src/modules/classifieds/classifieds.routes.ts");
  assert.match(routes, /\| "tryOutNothing"> = \{\n {2}tryOutNothing: /);
  assert.match(routes, /import \{ tryOutNothing \} from "\.\/try-out-nothing\.service\.ts";/);
  assert.match(await written(first), /"\/accounts\/try_out_nothing\/"/);
  const bundle = await bundleContract({ folder: join(copy, "contract") });
  assert.match(bundle, /\n {2}\/accounts\/try_out_nothing\/:\n {4}post:/);
});

test("a new operation finds its place in every module", async () => {
  const tags = ["accounts", "profiles", "products", "search", "messages", "membership", "notifications"];
  const others = ["activity", "reports", "shipping", "mailing-list", "files", "reference-lists", "network"];
  for (const [index, tag] of [...tags, ...others].entries()) {
    const name = `tryPlace${"abcdefghijklmn".charAt(index).toUpperCase()}x`;
    writeNew(copy, "operation", `${tag}/${name}`);
    assert.match(
      await written(`packages/server/src/modules/${tag}/${tag}.routes.ts`),
      new RegExp(`\\n {2}${name}: `),
    );
  }
  await bundleContract({ folder: join(copy, "contract"), lint: false });
});

test("a new widget has a style, a story and a test", async () => {
  const files = writeNew(copy, "widget", "classifieds/TryOutNothing");
  const file = "packages/widgets/src/classifieds/TryOutNothing/TryOutNothing";
  assert.deepEqual(files, [`${file}.test.tsx`, `${file}.tsx`, `${file}.css.ts`, `${file}.stories.tsx`]);
  assert.match(await written(`${file}.test.tsx`), /name: "Try out nothing"/);
});

test("a new command is registered in its group and loads its action with import()", async () => {
  for (const group of ["classifieds", "accounts"]) {
    writeNew(copy, "command", `${group}/try-out`);
    assert.match(
      await written(`packages/cli/src/${group}/${group}.command.ts`),
      /\n {2}tryOutCommand\(\w+, action\);\n\}\n/,
    );
  }
  assert.match(
    await written("packages/cli/src/classifieds/try-out.command.ts"),
    /const \{ tryOutClassifieds \} = await import\("\.\/try-out-classifieds\.ts"\);/,
  );
});

test("a new migration has the next number and the last place", async () => {
  const [, migration] = writeNew(copy, "migration", "tried-out");
  const name = /(\d{4}-tried-out)\.ts$/.exec(migration)[1];
  const listed = await written("packages/server/src/migrations/migrations.ts");
  const places = listed.match(/^ {2}"\d{4}-[^"]+/gm).map((line) => line.trim().slice(1));
  assert.equal(places.at(-1), name);
  assert.deepEqual(places, [...places].sort());
});

for (const [kind, name, sentence] of [
  ["page", "x", "There is no “page”: operation, widget, command, migration."],
  [
    "operation",
    "PauseClassified",
    "The name of a new operation is a tag and a verb with its noun, as classifieds/pauseClassified; “PauseClassified” is not.",
  ],
  ["operation", "classifieds/createClassified", "The contract has an operation createClassified already."],
  [
    "operation",
    "weather/readWeather",
    "There is no contract/paths/weather.yaml, so “weather/readWeather” has no place.",
  ],
  [
    "widget",
    "weather/Forecast",
    "The widgets have no feature “weather”: make its folder first, with a README.md.",
  ],
  [
    "widget",
    "classifieds/ClassifiedsBoard",
    "packages/widgets/src/classifieds/ClassifiedsBoard/ClassifiedsBoard.test.tsx exists already.",
  ],
  ["command", "classifieds/list", "foodshed classifieds list exists already."],
  ["migration", "towns", "There is a migration towns already."],
  [
    "migration",
    "../towns",
    "The name of a new migration is words with hyphens, as paused-classifieds; “../towns” is not.",
  ],
]) {
  test(`a new ${kind} called ${name} is refused in one sentence`, () => {
    assert.throws(() => writeNew(copy, kind, name), { message: sentence });
  });
}
