import { run } from "./run.mjs";
import { fail } from "./say.mjs";

/** Where main is known: as a branch of this checkout, else as it was fetched. */
const mains = ["main", "origin/main"];

/**
 * What differs from the place where this branch left `base`: commits, and what is not committed yet.
 * @returns {Promise<{ base: string, files: string[] }>} files relative to the root; of a renamed file both names
 */
export async function changedSince(wanted) {
  const base = wanted ?? (await firstKnown(mains));
  if (!base || !(await isKnown(base))) {
    const what = base ? `There is no commit named ${base}` : "There is no branch named main";
    fail(`${what}. Name what to compare with, such as: npm test -- --changed HEAD~1`, 2);
  }
  const left = (await git("merge-base", base, "HEAD")).trim();
  const changed = await git("diff", "--name-only", "--no-renames", "-z", left);
  const unknown = await git("ls-files", "--others", "--exclude-standard", "-z");
  const files = `${changed}${unknown}`.split("\0").filter(Boolean);
  return { base, files: [...new Set(files)].sort() };
}

async function firstKnown(names) {
  for (const name of names) if (await isKnown(name)) return name;
  return undefined;
}

const isKnown = async (name) =>
  (await run("git", ["rev-parse", "--quiet", "--verify", `${name}^{commit}`])).code === 0;

async function git(...args) {
  const { code, output } = await run("git", args);
  if (code !== 0) fail(`git ${args.join(" ")} failed: ${output.trim() || `exit code ${code}`}`, 2);
  return output;
}
