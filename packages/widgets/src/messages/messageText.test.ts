import { describe, expect, it } from "vitest";
import { english, french } from "../testing/translate.ts";
import { textError } from "./messageText.ts";

describe("A message's text", () => {
  it.each(["", "   ", "\n\t"])("is required: %j", (text) =>
    expect(textError(text, english)).toBe("Required"),
  );

  it("has at most 1000 characters", () => {
    expect(textError("a".repeat(1000), english)).toBeUndefined();
    expect(textError("🍎".repeat(1000), english)).toBeUndefined();
    expect(textError("🍎".repeat(1001), english)).toBe("A message has at most 1000 characters.");
    expect(textError("a".repeat(1001), english)).toBe("A message has at most 1000 characters.");
    expect(textError("a".repeat(1001), french)).toBe("Un message compte au plus 1000 caractères.");
  });
});
