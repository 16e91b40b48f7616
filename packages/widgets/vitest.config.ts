import { vanillaExtractPlugin } from "@vanilla-extract/vite-plugin";
import react from "@vitejs/plugin-react";
import { defineConfig } from "vitest/config";

export default defineConfig({
  plugins: [react(), vanillaExtractPlugin()],
  test: {
    name: "widgets",
    environment: "jsdom",
    environmentOptions: { jsdom: { url: "http://localhost:3000/" } },
    include: ["src/**/*.test.{ts,tsx}"],
    setupFiles: ["./src/testing/setup.ts"],
    restoreMocks: true,
    // A person's way through a form takes its time on a busy machine; nothing here is about speed.
    testTimeout: 20_000,
    maxWorkers: 2,
    // A second try on a shared machine.
    retry: process.env.CI ? 1 : 0,
  },
});
