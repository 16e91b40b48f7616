#!/usr/bin/env node
import { program } from "./bootstrap/cli.ts";
import { SetupError } from "./core/setup-error.ts";

try {
  await program.parseAsync();
} catch (error) {
  if (!(error instanceof SetupError)) throw error;
  for (const sentence of error.sentences) console.error(sentence);
  process.exitCode = error.exitCode;
}
