import assert from "node:assert/strict";
import { describe, it } from "node:test";
import { bumpFor, pendingBump, reaches } from "./semver.mjs";

const before = [
  "interface CardProps",
  "CardProps.profile: Profile",
  "CardProps.level?: 2 | 3",
  "Card(props: CardProps): Element",
];
const bump = (after, version = "1.4.0") => bumpFor(before, after, version).bump;

describe("The version that a change of the published names asks for", () => {
  it("is none where nothing changed, in whatever order", () => {
    assert.equal(bump(before.toReversed()), "none");
  });

  it("is a minor one for something new, a patch before 1.0", () => {
    const after = [...before, "CardProps.className?: string"];
    assert.equal(bump(after), "minor");
    assert.equal(bump(after, "0.1.0"), "patch");
  });

  it("is a major one for what is gone or has another type, a minor one before 1.0", () => {
    const changed = before.map((line) => line.replace("2 | 3", "2"));
    assert.equal(bump(before.slice(0, -1)), "major");
    assert.equal(bump(changed), "major");
    assert.equal(bump(changed, "0.9.3"), "minor");
    assert.deepEqual(bumpFor(before, changed, "1.0.0").breaking, ["− CardProps.level?: 2 | 3"]);
  });

  it("is a major one for a property that must be given from now on", () => {
    assert.equal(bump([...before, "CardProps.site: string"]), "major");
    assert.equal(bump([...before, "interface BoardProps", "BoardProps.site: string"]), "minor");
  });

  it("is a minor one where a property may be left out now", () => {
    assert.equal(bump(before.map((line) => line.replace("profile:", "profile?:"))), "minor");
  });
});

describe("The version that changesets give a package", () => {
  const changesets = [
    '---\n"@foodshed/widgets": patch\n"@foodshed/sdk": minor\n---\n\nCards take a class.\n',
    "---\n'@foodshed/widgets': minor\n---\n\nBoards take filters.\n",
  ];
  it("is the highest of all", () => {
    assert.equal(pendingBump(changesets, "@foodshed/widgets"), "minor");
    assert.equal(pendingBump(changesets, "@foodshed/sdk"), "minor");
    assert.equal(pendingBump(changesets, "@foodshed/cli"), "none");
  });
  it("is compared by its weight", () => {
    assert.ok(reaches("major", "minor"));
    assert.ok(!reaches("patch", "minor"));
  });
});
