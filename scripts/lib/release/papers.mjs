import { run } from "../run.mjs";
import { sbomOf } from "./sbom.mjs";

/** Beside which bundles of a package the licences of others must be. */
const LICENCES = {
  sdk: ["dist/third-party-licences.txt"],
  widgets: ["dist/library/third-party-licences.txt", "dist/elements/third-party-licences.txt"],
  cli: ["dist/third-party-licences.txt"],
};

/** What a tarball should hold, or a bill of materials list, and does not. */
export async function missingPapers(name, tarball) {
  const { output } = await run("tar", ["-tzf", tarball]);
  const held = new Set(output.split("\n").map((file) => file.replace(/^package\//, "")));
  const missing = ["LICENSE", "README.md", ...LICENCES[name]].filter((file) => !held.has(file));
  const { components } = await sbomOf(name);
  if (components.length === 0) missing.push("materials in its bill");
  return missing;
}
