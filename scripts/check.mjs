// `pnpm check`: everything that can be said of the code without running it.
import { runChecks } from "./lib/checks.mjs";
import { ensureInstalled } from "./lib/install.mjs";
import { duration, fail, say } from "./lib/say.mjs";

await ensureInstalled();
const results = await runChecks();
const failed = results.filter((check) => !check.ok);
const total = results.reduce((sum, check) => sum + check.milliseconds, 0);
say(`\n${results.length - failed.length} of ${results.length} checks passed in ${duration(total)}.`);
if (failed.length > 0) fail(`Failed: ${failed.map((check) => check.label).join("; ")}.`);
