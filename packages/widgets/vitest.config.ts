import { vanillaExtractPlugin } from "@vanilla-extract/vite-plugin";
import react from "@vitejs/plugin-react";
import { configDefaults, defineConfig } from "vitest/config";

/** A module that one of these replaces would be replaced for the files after it as well. */
const withMockedModules = [
  "src/primitives/Combobox/{Combobox,DeferredCombobox}.test.tsx",
  "src/primitives/CoverArt/coverDrawing.test.tsx",
  "src/reports/ReportsPage/ReportsPage.test.tsx",
];

export default defineConfig({
  root: import.meta.dirname,
  plugins: [react(), vanillaExtractPlugin()],
  test: {
    environment: "jsdom",
    environmentOptions: { jsdom: { url: "http://localhost:3000/" } },
    setupFiles: ["./src/testing/setup.ts"],
    restoreMocks: true,
    // A person's way through a form takes its time on a busy machine; nothing here is about speed.
    testTimeout: 20_000,
    maxWorkers: 2,
    unstubGlobals: true,
    // A second try where other work may hold a test up.
    retry: process.env.CI ? 1 : 0,
    projects: [
      {
        extends: true,
        test: {
          name: "widgets",
          include: [process.env.MUTATED_TESTS ?? "src/**/*.test.{ts,tsx}"],
          exclude: [...configDefaults.exclude, ...withMockedModules],
          // Making a document for each file would take longer than the tests.
          // Where faults are planted, each of them meets modules of its own.
          isolate: process.env.MUTATED_TESTS !== undefined,
        },
      },
      { extends: true, test: { name: "widgets, modules mocked", include: withMockedModules } },
    ],
  },
});
