// `pnpm generate`: bundles contract/ into openapi.yaml and makes the SDK's types and limits from it. With --check only says
// whether they are up to date.
import { checkGenerated, generate } from "./lib/contract.mjs";
import { fail } from "./lib/say.mjs";

const work = process.argv.includes("--check") ? checkGenerated : generate;
await work().catch(({ message }) => fail(message));
