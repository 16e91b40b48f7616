// Which version a change of a report asks for, and whether a changeset gives it.

const ORDER = ["none", "patch", "minor", "major"];

/**
 * The bump for the difference between two reports. Before 1.0 a minor version may break, and a patch may add.
 *
 * @param {readonly string[]} before the lines of the last version
 * @param {readonly string[]} after the lines of today
 * @param {string} version the last version
 * @returns {{ bump: "none" | "patch" | "minor" | "major", breaking: string[] }}
 */
export function bumpFor(before, after, version) {
  const was = new Set(before);
  const is = new Set(after);
  const added = after.filter((line) => !was.has(line));
  // What may be left out now breaks nobody.
  const relaxed = new Set(added.map((line) => line.replace(/^([\w$]+\.[\w$"-]+)\?:/, "$1:")));
  const removed = before.filter((line) => !is.has(line) && !relaxed.has(line));
  const demanded = added.filter((line) => isNewDemand(line, before));
  const breaking = [...removed.map((line) => `− ${line}`), ...demanded.map((line) => `+ ${line}`)];
  const stable = !version.startsWith("0.");
  if (breaking.length > 0) return { bump: stable ? "major" : "minor", breaking };
  return { bump: added.length === 0 ? "none" : stable ? "minor" : "patch", breaking };
}

/** A property that an interface did not have before, and that its users must give from now on. */
function isNewDemand(line, before) {
  const [, owner] = /^([\w$]*(?:Props|Options|Settings))\.[\w$"-]+:/.exec(line) ?? [];
  return owner !== undefined && before.some((other) => other.startsWith(`interface ${owner}`));
}

/**
 * The highest bump that pending changesets give a package. Their front matter has lines such as `"@foodshed/sdk": minor`.
 *
 * @param {readonly string[]} changesets the texts
 */
export function pendingBump(changesets, name) {
  const bumps = changesets.map((text) => {
    const [, matter = ""] = /^---\n([\s\S]*?)\n---/.exec(text) ?? [];
    const line = matter.split("\n").find((one) => one.replaceAll(/["']/g, "").startsWith(`${name}:`));
    return line?.split(":").at(-1).trim() ?? "none";
  });
  return bumps.reduce((highest, bump) => (reaches(bump, highest) ? bump : highest), "none");
}

/** Whether one bump is at least the other. */
export function reaches(bump, wanted) {
  return ORDER.indexOf(bump) >= ORDER.indexOf(wanted);
}
