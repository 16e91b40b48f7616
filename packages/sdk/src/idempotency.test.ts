import { afterEach, expect, it, vi } from "vitest";
import { createIdempotencyKey, idempotencyHeader } from "./idempotency.ts";

afterEach(() => void vi.unstubAllGlobals());

it("makes a key that no other call has", () => {
  expect(createIdempotencyKey()).toMatch(/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/);
  expect(createIdempotencyKey()).not.toBe(createIdempotencyKey());
});

it("makes one also where pages have no randomUUID, with two digits for each byte", () => {
  vi.stubGlobal("crypto", { getRandomValues: (bytes: Uint8Array) => bytes.map((_, at) => at * 17) });
  expect(createIdempotencyKey()).toBe("00112233445566778899aabbccddeeff");
});

it("sends the key that it is given, or a new one", () => {
  expect(idempotencyHeader("one-ad-only")).toEqual({ "Idempotency-Key": "one-ad-only" });
  expect(idempotencyHeader()["Idempotency-Key"]).toHaveLength(36);
});
