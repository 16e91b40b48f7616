import { encodeAs } from "@foodshed/sdk/members";
import { expect, it } from "vitest";
import { CliError } from "../errors.ts";
import { decodeAs } from "./encodings.ts";

const upper = Uint8Array.from([0x41, 0x7f, 0x80, 0x82]);

it.each([
  ["macintosh", "A\u007fÄÇ"],
  ["mac-roman", "A\u007fÄÇ"],
  ["mac_roman", "A\u007fÄÇ"],
  ["MacRoman", "A\u007fÄÇ"],
  ["cp850", "A\u007fÇé"],
  ["CP850", "A\u007fÇé"],
  ["IBM850", "A\u007fÇé"],
  ["850", "A\u007fÇé"],
  ["DOS", "A\u007fÇé"],
  ["windows-1252", "A\u007f€‚"],
])("bytes are read by the name %s", (encoding, text) => expect(decodeAs(upper, encoding)).toBe(text));

it("UTF-8 has a name without its hyphen too", () => {
  expect(decodeAs(Buffer.from("crème"), "utf8")).toBe("crème");
  expect(decodeAs(Buffer.from("crème"), "UTF-8")).toBe("crème");
});

it("a file that is read in parts is one text, also where a letter lies across two of them", () => {
  const text = `${"a".repeat(1024 ** 2 - 1)}é and more`;
  expect(decodeAs(Buffer.from(text), "utf-8") === text).toBe(true);
});

it("an encoding that nobody knows is refused, with those that are usual", () => {
  let error: unknown;
  try {
    decodeAs(upper, "klingon");
  } catch (thrown) {
    error = thrown;
  }
  expect(error).toBeInstanceOf(CliError);
  expect((error as CliError).message).toBe("There is no encoding 'klingon'.");
  expect((error as CliError).next).toBe("Try --encoding with utf-8, windows-1252, macintosh or cp850.");
});

it("a text has the bytes that it was read from, the same each time", () => {
  for (let time = 0; time < 2; time++) {
    expect(encodeAs("A\u007fÇé", "cp850")).toEqual(upper);
    expect(encodeAs("A\u007fÄÇ", "macintosh")).toEqual(upper);
  }
});

it("a text has no bytes where a character is missing, such as a C1 control in a full table", () => {
  expect(encodeAs("Łukasz", "windows-1252")).toBeUndefined();
  expect(encodeAs("\u0080", "macintosh")).toBeUndefined();
  expect(encodeAs("Łukasz", "windows-1250")).toEqual(Uint8Array.from([0xa3, ...Buffer.from("ukasz")]));
});
