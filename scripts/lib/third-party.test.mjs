import assert from "node:assert/strict";
import { createRequire } from "node:module";
import { describe, it } from "node:test";
import { licencesText, packageOf, packagesIn } from "./third-party.mjs";

const require = createRequire(import.meta.url);

describe("The licences of what is bundled", () => {
  it("are those of the packages that the modules are from", () => {
    const found = packageOf(`\0${require.resolve("yaml")}?commonjs`);
    assert.equal(found.name, "yaml");
    assert.equal(found.license, "ISC");
    assert.match(found.text, /Permission to use, copy, modify/);
    assert.equal(packageOf("/repository/packages/widgets/src/index.ts"), undefined);
  });

  it("are listed once each, by name, and read back", () => {
    const [zod, ini] = [
      { name: "zod", version: "4.6.7", license: "MIT", text: "MIT License\n\nCopyright" },
      { name: "ini", version: "1.0.0", license: "ISC", text: "" },
    ];
    const text = licencesText([zod, ini, zod]);
    assert.match(text, /^ini 1\.0\.0 \(ISC\)\n\n-+\n\nzod 4\.6\.7 \(MIT\)\n\nMIT License\n\nCopyright\n$/);
    assert.deepEqual(packagesIn(text), [ini, zod]);
  });

  it("name what a package was compiled from", () => {
    const text = licencesText([{ name: "jq-wasm", version: "1.0.1", license: "MIT", text: "MIT License" }]);
    assert.deepEqual(
      packagesIn(text).map(({ name }) => name),
      ["jq", "jq-wasm", "oniguruma"],
    );
    assert.match(text, /Stephen Dolan[\s\S]*decNumber[\s\S]*K\.Kosako/);
    assert.equal(licencesText(packagesIn(text)), text);
  });

  it("may not be ones that ask for more than to be named", () => {
    assert.throws(
      () => licencesText([{ name: "readline", version: "1.0.0", license: "GPL-3.0", text: "" }]),
      /readline 1\.0\.0 is bundled under the licence GPL-3\.0/,
    );
  });
});
