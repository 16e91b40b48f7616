// Writes src/generated/api.ts from the contract, or with --check says whether it is up to date. The command line of
// openapi-typescript cannot map binary parts to Blob, which uploads need to be typed.
import { mkdir, readFile, writeFile } from "node:fs/promises";
import openapiTS, { astToString, COMMENT_HEADER } from "openapi-typescript";
import { factory } from "typescript";

const contract = new URL("../../openapi.yaml", import.meta.url);
const target = new URL("./src/generated/api.ts", import.meta.url);

const types = await openapiTS(contract, {
  // A default is the server's promise, not the caller's duty.
  defaultNonNullable: false,
  rootTypes: true,
  rootTypesNoSchemaPrefix: true,
  transform: (schema) => (schema.format === "binary" ? factory.createTypeReferenceNode("Blob") : undefined),
});
const generated = COMMENT_HEADER + astToString(types);

if (process.argv.includes("--check")) {
  const present = await readFile(target, "utf8").catch(() => "");
  if (present !== generated) {
    console.error("src/generated/api.ts does not match openapi.yaml. Run: pnpm generate");
    process.exitCode = 1;
  }
} else {
  await mkdir(new URL(".", target), { recursive: true });
  await writeFile(target, generated);
}
