import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    name: "app",
    include: ["app/**/*.test.ts"],
    // A process for each file would take longer than the tests.
    isolate: false,
  },
});
