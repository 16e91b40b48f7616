import { describe, expect, it } from "vitest";
import { pathAfterLogin, safePath } from "./next-path.ts";

describe("the path after a login", () => {
  it("is the one that was asked for, with the other parameters", () => {
    expect(pathAfterLogin("?next=/messages&recipient=7")).toBe("/messages?recipient=7");
    expect(pathAfterLogin("?next=%2Fsearch%3Fcategory%3DChef%23top&message=&page=2")).toBe(
      "/search?category=Chef&page=2#top",
    );
  });

  it("is the profile hub otherwise", () => {
    expect(pathAfterLogin("")).toBe("/profile-hub");
    expect(pathAfterLogin("?message")).toBe("/profile-hub");
  });

  it.each([
    "https://evil.example/",
    "//evil.example",
    "/\\evil.example",
    "\\\\evil.example",
    "/\t/evil.example",
    "/..//evil.example",
    "/./\n//evil.example",
    "javascript:alert(1)",
    "messages",
    " /messages",
    "",
  ])("never leads away from the site: %j", (next) => {
    expect(safePath(next)).toBe("/profile-hub");
  });
});
