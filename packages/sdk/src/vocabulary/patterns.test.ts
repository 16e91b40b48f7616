import { describe, expect, it } from "vitest";
import * as v from "./index.ts";

describe("patterns", () => {
  it.each([
    "",
    " \u00a0\u3000",
    "\u200b",
    "\u2060\u00ad\ufeff",
    "\u200f",
    "\ufe0f",
    "\u0301",
    "\u3164\u2800",
  ])("see nothing in %j", (text) => expect(v.isVisible(text)).toBe(false));

  it.each(["7", "é", "农场", "\u200fמשק", "🍎", "&", "…"])("see something in %j", (text) =>
    expect(v.isVisible(text)).toBe(true),
  );

  it.each(["Foodshed-2026!", "passw0rdpassw0rd", "Pass 0rd!", "p@ss1", "пароль1!", "abcdefg!"])(
    "refuse the password %s",
    (password) => expect(v.isPassword(password)).toBe(false),
  );

  it.each(["Foodshed2026!", "p@ssw0rd", "12345a&8"])("accept the password %s", (password) =>
    expect(v.isPassword(password)).toBe(true),
  );

  it("read postal codes in every usual spelling", () => {
    expect(v.postalCode(" n0b1a0 ")).toBe("N0B 1A0");
    expect(v.postalCode("N0B-1A0")).toBe("N0B 1A0");
    expect(v.postalCode("N0B  1A0")).toBeUndefined();
    expect(v.postalCode("90210")).toBeUndefined();
    expect(v.isOntarioPostalCode("K1A 0B1")).toBe(true);
    expect(v.isOntarioPostalCode("H2X 1Y4")).toBe(false);
    expect(v.postalArea(" n0b ")).toBe("N0B");
    expect(v.postalArea("n0b1a0")).toBe("N0B 1A0");
    expect(v.postalArea("N0B 1")).toBeUndefined();
  });

  it.each([
    ["H2X 1Y4", "H2X is in Quebec. All locations must be in Ontario."],
    ["v6b1a1", "V6B is in British Columbia. All locations must be in Ontario."],
    ["X0A 0H0", "X0A is in the Northwest Territories or Nunavut. All locations must be in Ontario."],
    ["W1A 1A1", "W1A is no Canadian postal code. All locations must be in Ontario."],
    ["N0B", "You must provide a valid postal code."],
    ["90210", "You must provide a valid postal code."],
    ["K1A 0B1", undefined],
  ])("say where %s is when it is not in Ontario", (code, sentence) => {
    expect(v.postalCodeError(code)).toBe(sentence);
  });

  it("read handles with and without @, and profile URLs", () => {
    expect(v.socialHandle("twitter", "https://x.com/greenacres?s=20")).toBe("@greenacres");
    expect(v.socialHandle("instagram", "green.acres")).toBe("@green.acres");
    expect(v.socialHandle("instagram", "@green..acres")).toBeUndefined();
    expect(v.socialHandle("instagram", "@green.")).toBeUndefined();
    expect(v.socialHandle("twitter", "@sixteencharacters")).toBeUndefined();
    expect(v.socialUrl("twitter", "@greenacres")).toBe("https://twitter.com/greenacres");
  });

  it("know an address from a typing error", () => {
    expect(v.isEmail("anna.o'neil+farm@greenacres.example")).toBe(true);
    expect(v.isEmail("info@érablière.ca")).toBe(true);
    expect(v.isEmail("info@xn--rablire-6xad.ca")).toBe(true);
    expect(v.isEmail("info@пример.испытание")).toBe(true);
    for (const wrong of [
      "anna",
      "info@é rable.ca",
      "info@-érable.ca",
      "info@érable.c",
      "anna@farm",
      "anna @farm.ca",
      "anna@farm..ca",
      "a@b.ca, c@d.ca",
    ]) {
      expect(v.isEmail(wrong)).toBe(false);
    }
  });

  it("know a web address from other texts", () => {
    for (const right of ["https://maplehill.example", "http://www.maplehill.example/shop?fresh=1#today"]) {
      expect(v.isWebAddress(right)).toBe(true);
    }
    const wrongs = [
      "maplehill.example",
      "https://maplehill",
      "ftp://maplehill.example",
      "https://ada:x@maplehill.example",
    ];
    for (const wrong of wrongs) expect(v.isWebAddress(wrong)).toBe(false);
  });
});
