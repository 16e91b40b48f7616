// Writes src/generated from openapi.yaml: types, and the limits that forms need before a request. With --check says whether they
// are up to date. The command line of openapi-typescript cannot map binary parts to Blob, which uploads need to be typed.
import { mkdir, readFile, writeFile } from "node:fs/promises";
import openapiTS, { astToString, COMMENT_HEADER } from "openapi-typescript";
import { factory } from "typescript";
import { parse } from "yaml";
import { limitsModule } from "./generate-limits.ts";

const contract = new URL("../../openapi.yaml", import.meta.url);
const folder = new URL("./src/generated/", import.meta.url);

const types = await openapiTS(contract, {
  // A default is the server's promise, not the caller's duty.
  defaultNonNullable: false,
  rootTypes: true,
  rootTypesNoSchemaPrefix: true,
  transform: (schema) => (schema.format === "binary" ? factory.createTypeReferenceNode("Blob") : undefined),
});
const { components } = parse(await readFile(contract, "utf8"));

const generated = {
  "api.ts": COMMENT_HEADER + astToString(types),
  "limits.ts": `// Generated from the contract by \`pnpm generate\`.\n\n${limitsModule(components.schemas)}`,
};

await mkdir(folder, { recursive: true });
for (const [name, text] of Object.entries(generated)) {
  const target = new URL(name, folder);
  if ((await readFile(target, "utf8").catch(() => "")) === text) continue;
  if (process.argv.includes("--check")) {
    console.error(`packages/sdk/src/generated/${name} does not match openapi.yaml. Run: pnpm generate`);
    process.exitCode = 1;
  } else {
    await writeFile(target, text);
  }
}
