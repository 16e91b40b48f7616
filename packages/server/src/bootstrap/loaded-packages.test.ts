import { execFile } from "node:child_process";
import { join } from "node:path";
import { promisify } from "node:util";
import { expect, test } from "vitest";

const run = promisify(execFile);

/** The packages that a module loads, in a process of its own. */
async function packagesOf(module: string): Promise<string[]> {
  const script = `
    import { registerHooks } from "node:module";
    const names = new Set();
    registerHooks({
      load(url, context, next) {
        const name = /node_modules\\/(?!\\.pnpm)((?:@[^/]+\\/)?[^/]+)/.exec(url)?.[1];
        if (name) names.add(name);
        return next(url, context);
      },
    });
    await import(${JSON.stringify(module)});
    process.stdout.write(JSON.stringify([...names]), () => process.exit());`;
  const { stdout } = await run(process.execPath, ["--input-type=module", "--eval", script]);
  return JSON.parse(stdout);
}

test("A start loads nothing that only some requests or installations need", async () => {
  const packages = await packagesOf(join(import.meta.dirname, "commands", "serve.ts"));
  // What every request needs is there, so that an empty list cannot pass.
  expect(packages).toEqual(expect.arrayContaining(["fastify", "kysely", "pino"]));
  const later = {
    passkeys: ["@simplewebauthn/server", "@peculiar/x509", "otpauth"],
    cluster: ["@opensearch-project/opensearch", "cockatiel"],
    embeddedDatabase: ["@electric-sql/pglite"],
    pictures: ["sharp", "file-type"],
    documents: ["yauzl", "fflate"],
    mail: ["nodemailer"],
    metrics: ["@opentelemetry/api"],
    checksOfEmbeds: ["parse5", "culori"],
    places: ["zipcodes", "@turf/boolean-point-in-polygon", "pmtiles"],
    languages: ["franc"],
    programs: ["bowser"],
    contract: ["js-yaml"],
  };
  expect(packages.filter((name) => Object.values(later).flat().includes(name))).toEqual([]);
});
