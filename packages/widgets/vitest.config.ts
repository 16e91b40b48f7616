import { vanillaExtractPlugin } from "@vanilla-extract/vite-plugin";
import react from "@vitejs/plugin-react";
import { configDefaults, defineConfig } from "vitest/config";

/** A module that one of these replaces would be replaced for the files after it as well. */
const withMockedModules = [
  "src/primitives/Combobox/{Combobox,DeferredCombobox}.test.tsx",
  "src/primitives/CoverArt/coverDrawing.test.tsx",
  "src/reports/ReportsPage/ReportsPage.test.tsx",
];

const SETUP = ["./src/testing/setup.ts"];

/** Runs in plain jsdom, without what this package's tests prepare. */
const AS_PARTNERS = "src/entry-points/partner.test.tsx";

export default defineConfig({
  root: import.meta.dirname,
  plugins: [react(), vanillaExtractPlugin()],
  test: {
    environment: "jsdom",
    environmentOptions: { jsdom: { url: "http://localhost:3000/" } },
    restoreMocks: true,
    // Long forms are slow on a busy machine; no test here measures speed.
    testTimeout: 20_000,
    maxWorkers: 2,
    unstubGlobals: true,
    // Retries a test that other work on the machine may delay.
    retry: process.env.CI ? 1 : 0,
    projects: [
      {
        extends: true,
        test: {
          name: "widgets",
          setupFiles: SETUP,
          include: [process.env.MUTATED_TESTS ?? "src/**/*.test.{ts,tsx}"],
          exclude: [...configDefaults.exclude, ...withMockedModules, AS_PARTNERS],
          // Creating a document for each file would take longer than the tests.
          // Mutation tests isolate modules, so that each mutant gets its own.
          isolate: process.env.MUTATED_TESTS !== undefined,
        },
      },
      {
        extends: true,
        test: { name: "widgets, modules mocked", setupFiles: SETUP, include: withMockedModules },
      },
      { extends: true, test: { name: "widgets, as partners test them", include: [AS_PARTNERS] } },
    ],
  },
});
