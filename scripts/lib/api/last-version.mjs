import { readFileSync } from "node:fs";
import { join } from "node:path";
import { root, run } from "../run.mjs";

/**
 * The reports of a package as they were when its version last changed. Where the history does not reach back so far, those
 * of its oldest commit; where there is none, no lines at all.
 */
export async function sinceLastVersion(name) {
  const folder = `packages/${name}`;
  const { version } = JSON.parse(readFileSync(join(root, folder, "package.json"), "utf8"));
  const git = async (...args) => {
    const { code, output } = await run("git", args);
    return code === 0 ? output.trim() : "";
  };
  const commit = await git(
    "log",
    "-1",
    "--format=%H",
    `-S"version": "${version}"`,
    "--",
    `${folder}/package.json`,
  );
  if (!commit) return { version, lines: [] };
  const files = (await git("ls-tree", "--name-only", commit, `${folder}/api/`)).split("\n").filter(Boolean);
  const lines = [];
  for (const file of files) lines.push(...(await git("show", `${commit}:${file}`)).split("\n"));
  return { version, lines };
}
