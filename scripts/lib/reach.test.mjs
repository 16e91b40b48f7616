import assert from "node:assert/strict";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { test } from "node:test";
import { entryPoint, everySuite, reach, sentence } from "./reach.mjs";
import { root } from "./run.mjs";
import { readGraph } from "./workspace.mjs";

const ads = "packages/widgets/src/classifieds/ClassifiedCard";
const workspace = {
  imports: new Map(
    Object.entries({
      "packages/sdk/src/client.ts": [],
      "packages/sdk/src/client.test.ts": ["packages/sdk/src/client.ts"],
      "packages/sdk/src/shapes.ts": [],
      [`${ads}.tsx`]: ["packages/sdk/src/client.ts"],
      [`${ads}.test.tsx`]: [`${ads}.tsx`],
      [`${ads}.stories.tsx`]: [`${ads}.tsx`],
      "packages/widgets/src/search/SearchPage.tsx": [`${ads}.tsx`],
      "packages/widgets/src/search/SearchPage.test.tsx": ["packages/widgets/src/search/SearchPage.tsx"],
      "packages/widgets/src/site/Header.tsx": [],
      "packages/widgets/src/site/Header.test.tsx": ["packages/widgets/src/site/Header.tsx"],
      "packages/widgets/src/index.ts": [
        "packages/widgets/src/search/SearchPage.tsx",
        "packages/widgets/src/site/Header.tsx",
      ],
      "packages/app/app/routes/search.tsx": ["packages/widgets/src/index.ts"],
      "packages/server/src/service.ts": ["packages/sdk/src/client.ts"],
      "packages/server/src/service.test.ts": ["packages/server/src/service.ts"],
      "packages/server/src/other.ts": [],
      "packages/server/src/other.test.ts": ["packages/server/src/other.ts"],
      "packages/server/src/main.ts": ["packages/server/src/service.ts"],
      "packages/server/src/main.test.ts": ["packages/server/src/testing/process.ts"],
      "packages/server/src/testing/process.ts": [],
      "packages/server/src/testing/cost.ts": [],
      "packages/server/src/testing/setup.ts": ["packages/server/src/testing/cost.ts"],
      "packages/server/src/testing/chosen.ts": [],
      "packages/server/src/chosen.test.ts": ["packages/server/src/testing/chosen.ts"],
      "packages/server/vitest.config.ts": ["packages/server/src/testing/chosen.ts"],
      "packages/server/src/cost.test.ts": ["packages/server/src/testing/cost.ts"],
      "packages/server/src/faults/disk.fault.test.ts": ["packages/server/src/testing/process.ts"],
      "packages/cli/src/print.ts": [],
      "packages/cli/src/print.test.ts": ["packages/cli/src/print.ts"],
      "e2e/support/people.ts": [],
      "e2e/search.spec.ts": ["e2e/support/people.ts"],
      "e2e/claim.spec.ts": [],
      "e2e/embed.spec.ts": [],
    }),
  ),
  typesOnly: new Set(["packages/sdk/src/shapes.ts"]),
  startsPrograms: new Set(["packages/server/src/testing/process.ts"]),
  dependencies: new Map([
    ["packages/sdk", []],
    ["packages/widgets", ["packages/sdk"]],
    ["packages/app", ["packages/widgets", "packages/sdk"]],
    ["packages/server", ["packages/sdk"]],
    ["packages/cli", ["packages/sdk", "packages/server"]],
    ["e2e", []],
  ]),
  reached: {
    everyPage: ["site"],
    journeys: { "search.spec.ts": ["search"], "claim.spec.ts": ["cli"], "embed.spec.ts": ["embed"] },
  },
};

const reached = (...files) => Object.fromEntries(reach(files, workspace));
const every = Object.fromEntries(everySuite.map((suite) => [suite, true]));

test("words reach no suite", () => {
  assert.deepEqual(
    reached("README.md", "LICENSE", "CONTRIBUTING.md", "packages/server/README.md", "docs/adr/README.md"),
    {},
  );
});

test("the contract, the lockfile and unknown files affect everything", () => {
  for (const file of ["openapi.yaml", "contract/paths/accounts.yaml", "pnpm-lock.yaml", "scripts/test.mjs"])
    assert.deepEqual(reached(file), every, file);
});

test("a widget reaches the tests, stories and journeys that it is part of", () => {
  assert.deepEqual(reached(`${ads}.tsx`), {
    widgets: [`${ads}.test.tsx`, "packages/widgets/src/search/SearchPage.test.tsx"],
    stories: [`${ads}.stories.tsx`],
    pictures: [`${ads}.stories.tsx`],
    packages: true,
    sizes: true,
    journeys: ["e2e/search.spec.ts"],
  });
});

test("parts of every page affect every end-to-end test", () => {
  assert.equal(reached("packages/widgets/src/site/Header.tsx").journeys, true);
  assert.equal(reached("packages/widgets/src/index.ts").journeys, true);
  assert.equal(reached("packages/widgets/src/entry-points/search.ts").journeys, true);
});

test("where the widgets' package exports from is known", () => {
  const { exports } = JSON.parse(readFileSync(join(root, "packages/widgets/package.json"), "utf8"));
  const { ".": all, "./elements": elements, "./search": search } = exports;
  for (const path of [all, elements, search]) assert.match(join("packages/widgets", path), entryPoint);
});

test("what is loaded before each file of tests reaches all of them", () => {
  for (const file of ["setup", "cost"]) {
    const { server, postgres, cli } = reached(`packages/server/src/testing/${file}.ts`);
    assert.deepEqual([server, postgres, cli], [true, true, true], file);
  }
});

test("what decides which files of tests run reaches all of them", () => {
  const { server, postgres } = reached("packages/server/src/testing/chosen.ts");
  assert.deepEqual([server, postgres], [true, true]);
});

test("the soak, which no suite runs, reaches none", () => {
  assert.deepEqual(reached("packages/server/src/faults/soak/traffic.ts"), {});
});

test("a test reaches itself alone", () => {
  assert.deepEqual(reached(`${ads}.test.tsx`), { widgets: [`${ads}.test.tsx`] });
  assert.deepEqual(reached(`${ads}.stories.tsx`), {
    stories: [`${ads}.stories.tsx`],
    pictures: [`${ads}.stories.tsx`],
  });
  assert.deepEqual(reached("e2e/claim.spec.ts"), { journeys: ["e2e/claim.spec.ts"] });
});

test("a test that is gone reaches nothing", () => {
  assert.deepEqual(reached("packages/server/src/gone.test.ts"), {});
});

test("what tests share reaches the tests that use it, and no journey of the site", () => {
  assert.deepEqual(reached("e2e/support/people.ts"), { journeys: ["e2e/search.spec.ts"] });
  const { server, faults, journeys } = reached("packages/server/src/testing/process.ts");
  assert.deepEqual(server, ["packages/server/src/main.test.ts"]);
  assert.deepEqual(faults, ["packages/server/src/faults/disk.fault.test.ts"]);
  assert.equal(journeys, undefined);
});

test("a module of the server reaches tests that import it, those that start a program, and every journey", () => {
  const found = reached("packages/server/src/service.ts");
  assert.deepEqual(found.server, ["packages/server/src/main.test.ts", "packages/server/src/service.test.ts"]);
  assert.deepEqual(found.postgres, found.server);
  assert.deepEqual(found.faults, ["packages/server/src/faults/disk.fault.test.ts"]);
  assert.equal(found.journeys, true);
  assert.equal(found.widgets, undefined);
});

test("what no test imports reaches the whole suites of its package and of those that build on it", () => {
  for (const file of [
    "packages/server/src/main.ts",
    "packages/server/package.json",
    "packages/server/src/gone.ts",
  ]) {
    const { server, postgres, faults, cli, sdk } = reached(file);
    assert.deepEqual(
      [server, postgres, faults, cli, sdk],
      [true, true, true, true, undefined],
      `${file} reaches other suites`,
    );
  }
  assert.equal(reached("packages/widgets/package.json").stories, true);
  assert.equal(reached("packages/server/src/migrations/0001-accounts.ts").journeys, true);
});

test("a module of the SDK is followed through all packages", () => {
  const found = reached("packages/sdk/src/client.ts");
  assert.deepEqual(found.sdk, ["packages/sdk/src/client.test.ts"]);
  assert.deepEqual(found.stories, [`${ads}.stories.tsx`]);
  assert.deepEqual(found.server, ["packages/server/src/main.test.ts", "packages/server/src/service.test.ts"]);
  assert.equal(found.journeys, true);
});

test("types alone reach what is published", () => {
  assert.deepEqual(reached("packages/sdk/src/shapes.ts"), { packages: true });
});

test("the command line reaches its own tests and the journeys that use it", () => {
  assert.deepEqual(reached("packages/cli/src/print.ts"), {
    cli: ["packages/cli/src/print.test.ts"],
    packages: true,
    journeys: ["e2e/claim.spec.ts"],
  });
});

test("of several changes the wider reach counts", () => {
  assert.equal(reached("packages/server/src/other.ts", "packages/server/package.json").server, true);
  assert.deepEqual(reached(`${ads}.test.tsx`, "packages/widgets/src/site/Header.test.tsx").widgets, [
    `${ads}.test.tsx`,
    "packages/widgets/src/site/Header.test.tsx",
  ]);
});

test("one line says what runs, why, and what is left out", () => {
  const changed = ["packages/cli/src/print.ts"];
  assert.equal(
    sentence(reach(changed, workspace), changed, "main"),
    "1 file changed since main (packages/cli/src/print.ts): runs checks, cli (1 file), packages, journeys (1 file); leaves out sdk, demo, embed-check, widgets, app, server, postgres, faults, stories, pictures, sizes.",
  );
  assert.equal(
    sentence(new Map(), [], "main"),
    `0 files changed since main: runs checks; leaves out ${everySuite.join(", ")}.`,
  );
});

test("the graph holds what is loaded, and knows what is taken for its types alone", () => {
  const edge = (resolved, ...dependencyTypes) => ({ resolved, dependencyTypes });
  const { imports, startsPrograms, typesOnly } = readGraph([
    {
      source: "packages/a/src/a.ts",
      dependencies: [
        edge("packages/a/src/b.ts", "local", "import"),
        edge("packages/a/src/types.ts", "local", "type-only", "import"),
        edge("child_process", "core", "import"),
        edge("node_modules/.pnpm/react/index.js", "npm"),
      ],
    },
    { source: "packages/a/src/b.ts", dependencies: [] },
    { source: "packages/a/src/types.ts", dependencies: [] },
    { source: "child_process", dependencies: [] },
  ]);
  assert.deepEqual(imports.get("packages/a/src/a.ts"), ["packages/a/src/b.ts"]);
  assert.deepEqual(
    [...imports.keys()],
    ["packages/a/src/a.ts", "packages/a/src/b.ts", "packages/a/src/types.ts"],
  );
  assert.deepEqual([...startsPrograms], ["packages/a/src/a.ts"]);
  assert.deepEqual([...typesOnly], ["packages/a/src/types.ts"]);
});

test("the table names every journey, and folders of widgets that there are", () => {
  const table = JSON.parse(readFileSync(join(root, "e2e/reached.json"), "utf8"));
  const specs = readdirSync(join(root, "e2e")).filter((file) => file.endsWith(".spec.ts"));
  assert.deepEqual(Object.keys(table.journeys).sort(), specs.sort());
  const features = [...table.everyPage, ...Object.values(table.journeys).flat()].filter(
    (name) => name !== "cli",
  );
  const gone = features.filter((feature) => !existsSync(join(root, "packages/widgets/src", feature)));
  assert.deepEqual(gone, []);
});
