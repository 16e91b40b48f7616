import assert from "node:assert/strict";
import { test } from "node:test";
import { crashedInTry, tellsOfCrash } from "./browser-crashes.mjs";

test("knows a crash by what Playwright and Vitest say of it", () => {
  assert.ok(tellsOfCrash("Error: page.goto: Page crashed"));
  assert.ok(tellsOfCrash("expect(locator).toBeVisible() failed\nError: Target crashed"));
  assert.ok(tellsOfCrash("BrowserConnectionError: The chromium page crashed while running tests."));
  assert.ok(tellsOfCrash("[vitest] Browser connection was closed while running tests."));
});

test("takes an expectation that does not hold for a failure", () => {
  assert.ok(!tellsOfCrash("Error: expect(locator).toBeVisible() failed\nTimeout: 500ms"));
  assert.ok(!crashedInTry({ status: "failed", errors: [{ message: "Expected: 3, received: 4" }] }));
});

test("takes a journey for failed that took too long, though its page was closed under it", () => {
  const errors = [
    { message: "Test timeout of 180000ms exceeded." },
    { message: "locator.click: Target page, context or browser has been closed" },
  ];
  assert.ok(!crashedInTry({ status: "timedOut", errors }));
  assert.ok(crashedInTry({ status: "failed", errors: errors.slice(1) }));
});
