import { describe, expect, it } from "vitest";
import { messageLinks } from "./messageLinks.ts";

const links = (text: string) =>
  messageLinks(text)
    .filter(({ href }) => href !== undefined)
    .map(({ text: said, href }) => [said, href]);

describe("The addresses in a message", () => {
  it.each([
    [
      "See https://example.org/list?a=1&b=2.",
      "https://example.org/list?a=1&b=2",
      "https://example.org/list?a=1&b=2",
    ],
    ["HTTP://Example.org now", "HTTP://Example.org", "http://example.org/"],
    ["(www.example.ca/prices)", "www.example.ca/prices", "https://www.example.ca/prices"],
    ["write to ada@example.ca, please", "ada@example.ca", "mailto:ada@example.ca"],
    ["mailto:ada@example.ca", "mailto:ada@example.ca", "mailto:ada@example.ca"],
    [
      "https://example.org/apples_(red)",
      "https://example.org/apples_(red)",
      "https://example.org/apples_(red)",
    ],
  ])("%s", (text, said, href) => {
    expect(links(text)).toEqual([[said, href]]);
  });

  it.each([
    "javascript:alert(1)",
    "JAVASCRIPT://example.org/%0aalert(1)",
    "data:text/html,<script>alert(1)</script>",
    "ftp://example.org/list",
    "file:///etc/passwd",
    "vbscript:msgbox(1)",
    "Ready on Friday.So is the cider.",
    "2.50 a kg, 12.5 kg a box",
    "https://",
    "@mapleorchard #cider",
  ])("are none in: %s", (text) => {
    expect(links(text)).toEqual([]);
    expect(
      messageLinks(text)
        .map((part) => part.text)
        .join(""),
    ).toBe(text);
  });

  it("do not hide where they lead behind a name", () => {
    expect(links("https://bank.example@elsewhere.example/")).toEqual([]);
  });

  it("leave every character of the message where it was", () => {
    const text = 'One\n<b onclick="x">two</b> https://example.org/"><img src=x> three ada@example.ca';
    expect(
      messageLinks(text)
        .map((part) => part.text)
        .join(""),
    ).toBe(text);
  });

  it("are found in the longest message without delay", () => {
    const text = "https://a.ca ".repeat(76);
    expect(links(text)).toHaveLength(76);
  });
});
