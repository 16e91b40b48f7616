// A bill of materials as CycloneDX has it: pnpm lists what a package installs, and the file of licences what it bundles.
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { root, run } from "../run.mjs";
import { packagesIn } from "../third-party.mjs";

const BUNDLES = ["dist", "dist/library", "dist/elements"];

/** @throws where pnpm cannot list what the package installs */
export async function sbomOf(name) {
  const args = [
    "sbom",
    "--sbom-format",
    "cyclonedx",
    "--sbom-spec-version",
    "1.6",
    "--prod",
    "--filter",
    `@foodshed/${name}`,
  ];
  const { code, output } = await run("pnpm", args);
  if (code !== 0) throw new Error(`pnpm sbom failed for ${name}: ${output}`);
  const bundled = BUNDLES.map((folder) => join(root, "packages", name, folder, "third-party-licences.txt"))
    .filter((file) => existsSync(file))
    .flatMap((file) => packagesIn(readFileSync(file, "utf8")));
  return withBundled(JSON.parse(output), bundled);
}

/** The bill with the bundled packages that it does not list. */
export function withBundled(bill, bundled) {
  const known = new Set((bill.components ?? []).map(({ purl }) => purl));
  const added = new Map(bundled.map((one) => [purlOf(one), one]));
  const components = [...added]
    .filter(([purl]) => !known.has(purl))
    .map(([purl, { name, version, license }]) => ({
      type: "library",
      name,
      version,
      purl,
      "bom-ref": purl,
      scope: "required",
      licenses: [{ license: { id: license } }],
      properties: [{ name: "foodshed:bundled", value: "true" }],
    }));
  return { ...bill, components: [...(bill.components ?? []), ...components] };
}

const purlOf = ({ name, version }) => `pkg:npm/${name.replace("@", "%40")}@${version}`;
