import { start } from "../start.ts";

// The command line as a process of its own, from its sources: for tests that kill it.
await start(process.argv.slice(2), "0.0.0-test");
