import { describe, expect, it } from "vitest";
import { EXIT } from "../errors.ts";
import { readQuery } from "./read-query.ts";

describe("--where", () => {
  it("marks the place of a fault", async () => {
    await expect(readQuery("unclaimed and netwrok=elora")).rejects.toMatchObject({
      exitCode: EXIT.usage,
      message: "--where: There is no field 'netwrok'.",
      next: "Did you mean network?",
      details: ["unclaimed and netwrok=elora", "              ^"],
    });
  });
});
