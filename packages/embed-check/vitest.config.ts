import { defineConfig } from "vitest/config";

export default defineConfig({
  root: import.meta.dirname,
  test: {
    include: [process.env.MUTATED_TESTS ?? "src/**/*.test.ts"],
    // A process for each file would take several times as long as the tests.
    // Mutation tests isolate modules, so that each mutant gets its own.
    isolate: process.env.MUTATED_TESTS !== undefined,
  },
});
