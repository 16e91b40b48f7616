#!/usr/bin/env node
import { SetupError, setupExitCode } from "./platform/setup-error.ts";
import { program } from "./program.ts";

try {
  await program.parseAsync();
} catch (error) {
  if (!(error instanceof SetupError)) throw error;
  for (const sentence of error.sentences) console.error(sentence);
  process.exitCode = setupExitCode;
}
