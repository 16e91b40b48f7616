import { run } from "../run.mjs";
import { sbomOf } from "./sbom.mjs";

/** Beside which bundles of a package the licences of others must be. */
const LICENCES = {
  sdk: ["dist/third-party-licences.txt"],
  widgets: ["dist/library/third-party-licences.txt", "dist/elements/third-party-licences.txt"],
  cli: ["dist/third-party-licences.txt"],
};

/** What our own server and showroom are built of, which lies beside what is published. */
const OURS = /^dist\/(embed|embed-server|react-forms|storybook)\//;

async function filesOf(tarball) {
  const { output } = await run("tar", ["-tzf", tarball]);
  return output.split("\n").map((file) => file.replace(/^package\//, ""));
}

/** The files of a tarball that nobody can import from there. */
export const strayFiles = async (tarball) => (await filesOf(tarball)).filter((file) => OURS.test(file));

/** What a tarball should hold, or a bill of materials list, and does not. */
export async function missingPapers(name, tarball) {
  const held = new Set(await filesOf(tarball));
  const missing = ["LICENSE", "README.md", ...LICENCES[name]].filter((file) => !held.has(file));
  const { components } = await sbomOf(name);
  if (components.length === 0) missing.push("materials in its bill");
  return missing;
}
