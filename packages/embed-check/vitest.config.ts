import { defineConfig } from "vitest/config";

export default defineConfig({
  root: import.meta.dirname,
  test: { include: [process.env.MUTATED_TESTS ?? "src/**/*.test.ts"] },
});
