import { describe, expect, it } from "vitest";
import { ownProfile } from "../../testing/mockProfileServer.ts";
import { attachment } from "../../testing/photoFixtures.ts";
import { english } from "../../testing/translate.ts";
import { attachmentSummary, nameOf, titleError, titleOf } from "./attachmentForm.ts";

const scan = new File(["…"], "scan_0012.PDF");

describe("An attachment's title", () => {
  it("begins as the file's name without its ending", () => {
    expect(titleOf("scan_0012.PDF")).toBe("scan_0012");
    expect(titleOf("Price list v1.2.xlsx")).toBe("Price list v1.2");
    expect(titleOf("README")).toBe("README");
  });

  it("becomes the name of the stored file", () => {
    expect(nameOf("  Harvest calendar 2026/27 ", scan)).toBe("Harvest calendar 2026-27.pdf");
  });

  it("is required and unique", () => {
    const held = [attachment(1, "Price list.pdf")];
    expect(titleError(" ", scan, held, english)).toBe("You must enter a title for the file.");
    expect(titleError("Price list", scan, held, english)).toBe("File already exists.");
    expect(titleError("Price list", new File([], "a.xlsx"), held, english)).toBeUndefined();
  });

  it("is what the section says of itself, for the first three", () => {
    const files = ["A.pdf", "B.pdf", "C.pdf", "D.pdf"].map((name, index) => attachment(index, name));
    expect(attachmentSummary(ownProfile({ files }), english)).toBe("A.pdf, B.pdf, C.pdf and 1 more");
    expect(attachmentSummary(ownProfile(), english)).toBeUndefined();
  });
});
