import assert from "node:assert/strict";
import { test } from "node:test";
import { docsMistakes } from "./docs.mjs";

const record = (number, title) => `# ${number}. ${title}

- Status: Accepted
- Date: 2026-05-01

## Context

Why.

## Decision

What.

## Alternatives

Others.

## Consequences

Then.
`;

const good = () =>
  new Map([
    ["docs/adr/README.md", "- [One](0001-one.md)\n- [Two](0002-two.md)\n"],
    ["docs/adr/0001-one.md", record("0001", "One")],
    ["docs/adr/0002-two.md", record("0002", "Two")],
    [
      "packages/a/src/search/README.md",
      "Ranking: [ADR](../../../../docs/adr/0001-one.md#decision), [web](https://example.org/x.md)\n",
    ],
    ["packages/a/src/search/rank.ts", "// See ADR 0002, docs/adr/0001-one.md and search/README.md.\n"],
  ]);

/** The mistakes of the good files after a change. */
function mistakesAfter(change) {
  const files = good();
  change(files);
  const folders = new Set(
    [...files.keys()].flatMap((path) => path.split("/").map((_, i, all) => all.slice(0, i).join("/"))),
  );
  return docsMistakes(files, (path) => files.has(path) || folders.has(path));
}

const replace = (files, path, from, to) => files.set(path, files.get(path).replace(from, to));

test("finds nothing wrong in complete records and references", () => {
  assert.deepEqual(
    mistakesAfter(() => {}),
    [],
  );
});

test("takes patterns, placeholders and examples for no files", () => {
  const text =
    "`search/rank.ts` `*.bulk.ts` `.css.ts` `XForm.tsx` `useX.ts` `xForm.ts`\n```sh\n`gone.ts`\n```\n";
  assert.deepEqual(
    mistakesAfter((files) => files.set("packages/a/src/search/README.md", text)),
    [],
  );
});

test("misses a section, an empty section, a status and a date", () => {
  for (const [from, to, told] of [
    ["## Alternatives\n\nOthers.\n\n", "", 'no section "Alternatives"'],
    ["Others.\n\n", "", 'no section "Alternatives"'],
    ["Then.\n", "", 'no section "Consequences"'],
    ["- Status: Accepted\n", "", "no status"],
    ["- Date: 2026-05-01\n", "- Date: May\n", "no date"],
    ["# 0002. Two", "# Two", "does not begin with"],
  ]) {
    const mistakes = mistakesAfter((files) => replace(files, "docs/adr/0002-two.md", from, to));
    assert.equal(mistakes.length, 1, told);
    assert.match(mistakes[0], new RegExp(`^docs/adr/0002-two\\.md .*${told}`));
  }
});

test("misses a number", () => {
  const mistakes = mistakesAfter((files) => {
    files.delete("docs/adr/0002-two.md");
    files.set("docs/adr/0003-three.md", record("0003", "Three"));
    files.set("docs/adr/README.md", "- [One](0001-one.md)\n- [Three](0003-three.md)\n");
    files.delete("packages/a/src/search/rank.ts");
  });
  assert.deepEqual(mistakes, ["docs/adr/0003-three.md should have the number 0002"]);
});

test("finds a number that two records have", () => {
  const mistakes = mistakesAfter((files) => {
    files.set("docs/adr/0002-twice.md", record("0002", "Twice"));
    replace(files, "docs/adr/README.md", "- [Two]", "- [Twice](0002-twice.md)\n- [Two]");
  });
  assert.deepEqual(mistakes, ["docs/adr/0002-two.md should have the number 0003"]);
});

test("finds a record that the index leaves out or lists twice", () => {
  const index = "docs/adr/README.md";
  assert.deepEqual(
    mistakesAfter((files) => files.set(index, "- [One](0001-one.md)\n")),
    ["docs/adr/README.md does not list docs/adr/0002-two.md"],
  );
  assert.deepEqual(
    mistakesAfter((files) => replace(files, index, "- [Two]", "- [2](0002-two.md)\n- [Two]")),
    ["docs/adr/README.md lists docs/adr/0002-two.md 2 times"],
  );
});

test("finds references that lead nowhere, in links, comments and texts", () => {
  const page = "packages/a/src/search/README.md";
  const code = "packages/a/src/search/rank.ts";
  for (const [path, text, target] of [
    [page, "[gone](../../../../docs/adr/0009-gone.md)", "../../../../docs/adr/0009-gone.md"],
    [page, "`search/gone.ts`", "search/gone.ts"],
    [page, "[gone](rank.md#top)", "rank.md"],
    [page, "[gone](../../../../docs/adr/0001-one.md#top)", "../../../../docs/adr/0001-one.md#top"],
    [page, "# Ranking\n[here](#ranking) [gone](#top)", "#top"],
    [code, "// docs/adr/0009-gone.md", "docs/adr/0009-gone.md"],
    [code, "// ADR 0009", "ADR 0009"],
    [code, "// find/README.md", "find/README.md"],
  ]) {
    assert.deepEqual(
      mistakesAfter((files) => files.set(path, text)),
      [`${path} refers to ${target}, which does not exist`],
    );
  }
});

test("finds names of the glossary that nothing bears", () => {
  const page = "docs/GLOSSARY.md";
  const text = "`search/rank.ts`, `a/src/search`, `rank`, `/market/{slug}`, `GET /network/`";
  const code = (files) => files.set("packages/a/src/search/rank.ts", "export const rank = 1;");
  assert.deepEqual(
    mistakesAfter((files) => code(files.set(page, text))),
    [],
  );
  for (const named of ["search/gone.ts", "rankOf"]) {
    assert.deepEqual(
      mistakesAfter((files) => code(files.set(page, `${text} \`${named}\``))),
      [`docs/GLOSSARY.md names ${named}, which does not exist`],
    );
  }
});

test("finds a link that names another file than the one it leads to", () => {
  const page = "packages/a/src/search/README.md";
  assert.deepEqual(
    mistakesAfter((files) => files.set(page, "[rank.ts](rank.ts) [order.ts](rank.ts)")),
    [`${page} calls rank.ts order.ts`],
  );
});
