import { describe, expect, it } from "vitest";
import { textError } from "./messageText.ts";

describe("A message's text", () => {
  it.each(["", "   ", "\n\t"])("is required: %j", (text) => expect(textError(text)).toBe("Required"));

  it("has at most 1000 characters", () => {
    expect(textError("a".repeat(1000))).toBeUndefined();
    expect(textError("a".repeat(1001))).toBe("A message has at most 1000 characters.");
  });
});
