// `pnpm generate`: bundles contract/ into openapi.yaml, makes the SDK's types and limits from it, and compiles the messages of
// every locales/ folder. With --check only says whether all of it is up to date. `--read <id>…` says that the translations of
// these messages were read again after their English changed.
import { parseArgs } from "node:util";
import { checkGenerated, generate } from "./lib/contract.mjs";
import { fail } from "./lib/say.mjs";
import { checkStrings, generateStrings } from "./lib/strings.mjs";

const { values, positionals } = parseArgs({
  options: {
    check: { type: "boolean" },
    read: { type: "boolean" },
    strings: { type: "boolean" },
  },
  allowPositionals: true,
});

async function all() {
  if (values.check) {
    await checkGenerated();
    return checkStrings();
  }
  if (!values.strings && !values.read) await generate();
  await generateStrings({ read: positionals });
}

await all().catch(({ message }) => fail(message));
