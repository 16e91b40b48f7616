import { renderHook } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { useIdempotencyKey } from "./useIdempotencyKey.ts";

const keyOf = (header: { "Idempotency-Key": string }) => header["Idempotency-Key"];

function sending() {
  const { result } = renderHook(() => useIdempotencyKey());
  return { keyFor: (sent: unknown) => keyOf(result.current.headerFor(sent)), done: result.current.done };
}

describe("The idempotency key", () => {
  it("is the same for the same content and differs for other content", () => {
    const { keyFor } = sending();
    const first = keyFor({ title: "Heirloom carrots" });
    expect(keyFor({ title: "Heirloom carrots" })).toBe(first);
    expect(keyFor({ title: "Purple carrots" })).not.toBe(first);
  });

  it("differs for another file", () => {
    const { keyFor } = sending();
    const [field, barn] = [new Blob(["field"]), new Blob(["field"])];
    const first = keyFor({ title: "Heirloom carrots", picture: field });
    expect(keyFor({ title: "Heirloom carrots", picture: field })).toBe(first);
    expect(keyFor({ title: "Heirloom carrots", picture: barn })).not.toBe(first);
  });

  it("is replaced once the call is done", () => {
    const { keyFor, done } = sending();
    const first = keyFor({ title: "Heirloom carrots" });
    done();
    expect(keyFor({ title: "Heirloom carrots" })).not.toBe(first);
  });
});
