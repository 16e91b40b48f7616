// `pnpm new operation|widget|command|migration <name>`: writes the skeleton of one, with a test that fails.
import { generate } from "./lib/contract.mjs";
import { writeNew } from "./lib/new.mjs";
import { root, run } from "./lib/run.mjs";
import { fail, say } from "./lib/say.mjs";

const [kind, name] = process.argv.slice(2);
try {
  const files = writeNew(root, kind, name);
  const code = files.filter((file) => file.endsWith(".ts") || file.endsWith(".tsx"));
  await run("biome", ["check", "--write", ...code]);
  if (kind === "operation") await generate();
  const [test, ...others] = files;
  say(`${others.map((file) => `  ${file}`).join("\n")}\n\nBegin with its test, which fails: ${test}`);
} catch (error) {
  fail(error.message);
}
